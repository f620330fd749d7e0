import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import Type from 'typebox';
import { Value } from 'typebox/value';

const manifest = readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8');

/** Version of this release, such as 0.1.0. */
export const { version: release } = Value.Parse(Type.Object({ version: Type.String() }), JSON.parse(manifest));

/** Version of the running server. */
export interface Version {
  readonly version: string;
  /** Git commit. Null if the server does not run in a Git checkout and BUILD_COMMIT is not set. */
  readonly commit: string | null;
}

/** Returns the release and its commit. Default commit: that of the checkout in the folder. */
export const readVersion = async (folder: string, commit?: string): Promise<Version> => ({
  version: release,
  commit: commit ?? (await commitOfCheckout(folder)),
});

async function commitOfCheckout(folder: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder });
    return stdout.trim();
  } catch {
    return null; // Git is not installed, or the folder is not a checkout
  }
}

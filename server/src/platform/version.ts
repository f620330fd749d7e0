import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const Package = Type.Object({ version: Type.String() });

/** Version of the running server. */
export interface Version extends Static<typeof Package> {
  /** Git commit. Null if the server does not run in a Git checkout and BUILD_COMMIT is not set. */
  readonly commit: string | null;
}

/** Returns the version in `package.json`, and the commit. Default commit: that of the checkout in the folder. */
export async function readVersion(folder: string, commit?: string): Promise<Version> {
  const { version } = Value.Parse(Package, JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
  return { version, commit: commit ?? (await commitOfCheckout(folder)) };
}

async function commitOfCheckout(folder: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder });
    return stdout.trim();
  } catch {
    return null; // Git is not installed, or the folder is not a checkout
  }
}

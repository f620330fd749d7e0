import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);

/**
 * Packs the client package of partners beside the pages, so that `npm install <house>/clients/facet-client.tgz` gets the one
 * that fits the house (`clients/typescript`).
 */
export function partnerPackage(): Plugin {
  return {
    name: 'partner-package',
    // A program has nothing to hand out.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const source = await packed(resolve(import.meta.dirname, '../../clients/typescript'));
      this.emitFile({ type: 'asset', fileName: 'clients/facet-client.tgz', source });
    },
  };
}

/** What `npm pack` makes of a folder. */
async function packed(folder: string): Promise<Buffer> {
  const target = await mkdtemp(join(tmpdir(), 'facet-client-'));
  try {
    const options = { cwd: folder, shell: process.platform === 'win32' };
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', target], options);
    // What the build of the package prints comes before the name.
    return await readFile(join(target, stdout.trim().split('\n').at(-1) ?? ''));
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);

/**
 * Vite plugin that packs the partners' client package (`clients/typescript`) into the build. `npm install
 * <origin>/clients/facet-client.tgz` then installs the version that matches the running server.
 */
export function partnerPackage(): Plugin {
  return {
    name: 'partner-package',
    // Skipped for SSR builds, which serve no files.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const source = await packed(resolve(import.meta.dirname, '../../clients/typescript'));
      this.emitFile({ type: 'asset', fileName: 'clients/facet-client.tgz', source });
    },
  };
}

/** Runs `npm pack` in a folder and returns the contents of the tarball. */
async function packed(folder: string): Promise<Buffer> {
  const target = await mkdtemp(join(tmpdir(), 'facet-client-'));
  try {
    const options = { cwd: folder, shell: process.platform === 'win32' };
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', target], options);
    // `npm pack` prints the file name on the last line, after the output of the package's build script.
    return await readFile(join(target, stdout.trim().split('\n').at(-1) ?? ''));
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

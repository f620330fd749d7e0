import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);

/**
 * Packs the client package for partners (`clients/typescript`) into the build, so that `npm install
 * <origin>/clients/facet-client.tgz` installs the version of the running server.
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

/** Runs `npm pack` in a folder and returns the tarball. */
async function packed(folder: string): Promise<Buffer> {
  const target = await mkdtemp(join(tmpdir(), 'facet-client-'));
  try {
    const options = { cwd: folder, shell: process.platform === 'win32' };
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', target], options);
    // `npm pack` prints the file name on the last line, after the output of the package's build.
    return await readFile(join(target, stdout.trim().split('\n').at(-1) ?? ''));
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

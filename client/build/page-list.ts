import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Writes the addresses of the client's pages beside them, for the server: `.pages.json`, which is not served. */
export function pageList(): Plugin {
  return {
    name: 'page-list',
    // A program has no addresses.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const file = resolve(import.meta.dirname, '../src/app/page-list.ts');
      const { module } = await runnerImport<{ pageList: readonly object[] }>(file);
      this.emitFile({ type: 'asset', fileName: '.pages.json', source: JSON.stringify(module.pageList) });
    },
  };
}

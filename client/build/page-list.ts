import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Vite plugin that writes the URLs of the client's pages to `.pages.json` for the server. The file is not served. */
export function pageList(): Plugin {
  return {
    name: 'page-list',
    // Skipped for SSR builds, which have no pages.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const file = resolve(import.meta.dirname, '../src/app/page-list.ts');
      const { module } = await runnerImport<{ pageList: readonly object[] }>(file);
      this.emitFile({ type: 'asset', fileName: '.pages.json', source: JSON.stringify(module.pageList) });
    },
  };
}

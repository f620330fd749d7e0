import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/**
 * Vite plugin that writes the client's part of the partner documents to `.partners.json` for the server. The file is
 * not served.
 */
export function partnerSources(): Plugin {
  return {
    name: 'partner-sources',
    // Skipped for SSR builds, which contain no partner documents.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const file = resolve(import.meta.dirname, '../src/storefront/partners/partner-sources.ts');
      const { module } = await runnerImport<{ partnerSources: object }>(file);
      this.emitFile({ type: 'asset', fileName: '.partners.json', source: JSON.stringify(module.partnerSources) });
    },
  };
}

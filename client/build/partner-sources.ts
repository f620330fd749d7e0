import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Writes the content of the partner documents for the server: `.partners.json`, which is not served. */
export function partnerSources(): Plugin {
  return {
    name: 'partner-sources',
    // A program has no documents.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const file = resolve(import.meta.dirname, '../src/storefront/partners/partner-sources.ts');
      const { module } = await runnerImport<{ partnerSources: object }>(file);
      this.emitFile({ type: 'asset', fileName: '.partners.json', source: JSON.stringify(module.partnerSources) });
    },
  };
}

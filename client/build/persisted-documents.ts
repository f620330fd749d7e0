import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, getOperationAST, OperationTypeNode, print } from 'graphql';
import { type Plugin, runnerImport } from 'vite';

/** Texts of the client's queries by name, as it sends them. */
async function queryTexts(): Promise<Record<string, string>> {
  const file = resolve(import.meta.dirname, '../src/graphql/generated/graphql.ts');
  const { module } = await runnerImport<Record<string, DocumentNode | string>>(file);
  const cache = new InMemoryCache();
  const texts = Object.values(module).flatMap((document): [string, string][] => {
    const operation = typeof document === 'object' ? getOperationAST(document) : null;
    return typeof document === 'object' && operation?.name && operation.operation === OperationTypeNode.QUERY
      ? [[operation.name.value, print(cache.transformDocument(document))]]
      : [];
  });
  return Object.fromEntries(texts);
}

/**
 * Writes the client's queries beside its pages, for the server: `.documents.json`, which is not served. The client asks by
 * their names and `import.meta.env.DOCUMENTS`, which says what their texts are.
 */
export function persistedDocuments(): Plugin {
  let documents: Record<string, string> = {};
  return {
    name: 'persisted-documents',
    // A program asks nobody.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async config() {
      const texts = await queryTexts();
      const build = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
      documents = Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}-${build}`, text]));
      return { define: { 'import.meta.env.DOCUMENTS': JSON.stringify(build) } };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.documents.json', source: JSON.stringify(documents) });
    },
  };
}

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode, print } from 'graphql';
import { type Plugin, runnerImport } from 'vite';

const isDocument = (value: unknown): value is DocumentNode => Object(value).kind === Kind.DOCUMENT;

/** Returns the GraphQL documents that a module exports, directly or as properties of exported objects. */
const documentsIn = (module: Readonly<Record<string, unknown>>): readonly DocumentNode[] =>
  Object.values(module)
    .flatMap((value) => (isDocument(value) ? [value] : Object.values(Object(value))))
    .filter(isDocument);

/** Returns the text of each client query by operation name, exactly as the client sends it. */
async function queryTexts(): Promise<ReadonlyMap<string, string>> {
  const file = resolve(import.meta.dirname, '../src/graphql/generated/all-documents.ts');
  const { module } = await runnerImport<Record<string, unknown>>(file);
  const cache = new InMemoryCache();
  const texts = new Map<string, string>();
  for (const document of documentsIn(module)) {
    const { name, operation } = getOperationAST(document) ?? {};
    if (name !== undefined && operation === OperationTypeNode.QUERY) {
      texts.set(name.value, print(cache.transformDocument(document)));
    }
  }
  return texts;
}

/**
 * Vite plugin that writes the client's queries to `.documents.json` for the server. The file is not served. The
 * client requests a query by its name and `import.meta.env.DOCUMENTS`, a hash of all query texts.
 */
export function persistedDocuments(): Plugin {
  let texts: ReadonlyMap<string, string> = new Map();
  let build = '';
  return {
    name: 'persisted-documents',
    // Skipped for SSR builds, which send no requests.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async config() {
      texts = await queryTexts();
      build = createHash('sha256')
        .update(JSON.stringify([...texts]))
        .digest('hex')
        .slice(0, 16);
      return { define: { 'import.meta.env.DOCUMENTS': JSON.stringify(build) } };
    },
    transform: {
      filter: { code: /\bdocumentOf\(\s*query\(/ },
      handler(code) {
        // Checked at build time, because a page that requests one unknown document sends full query texts from then
        // on.
        for (const [, name = ''] of code.matchAll(/\bdocumentOf\(\s*query\(\s*"(\w+)"/g)) {
          if (!texts.has(name)) {
            this.error(`The query ${name} is missing in generated/all-documents.ts.`);
          }
        }
      },
    },
    generateBundle() {
      const documents = Object.fromEntries([...texts].map(([name, text]) => [`${name}-${build}`, text]));
      this.emitFile({ type: 'asset', fileName: '.documents.json', source: JSON.stringify(documents) });
    },
  };
}

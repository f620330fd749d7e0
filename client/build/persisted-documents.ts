import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode, print } from 'graphql';
import { type Plugin, runnerImport } from 'vite';

const isDocument = (value: unknown): value is DocumentNode => Object(value).kind === Kind.DOCUMENT;

/** Documents that a module exports, by themselves or as parts of something. */
const documentsIn = (module: Readonly<Record<string, unknown>>): readonly DocumentNode[] =>
  Object.values(module)
    .flatMap((value) => (isDocument(value) ? [value] : Object.values(Object(value))))
    .filter(isDocument);

/** Texts of the client's queries by name, as it sends them. */
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
 * Writes the client's queries beside its pages, for the server: `.documents.json`, which is not served. The client asks by
 * their names and `import.meta.env.DOCUMENTS`, which says what their texts are.
 */
export function persistedDocuments(): Plugin {
  let texts: ReadonlyMap<string, string> = new Map();
  let build = '';
  return {
    name: 'persisted-documents',
    // A program asks nobody.
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
        // One that the server does not know would have a page send texts from then on.
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

import { globSync } from 'node:fs';
import { posix } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { queryTextNames } from './client/codegen/query-text-names.ts';
import { stockTypes } from './client/codegen/stock-json.ts';
import { writeStockLists } from './client/codegen/stock-lists.ts';

const source = 'client/src';
const generated = `${source}/graphql/generated`;

writeStockLists(`${generated}/stock`);

/** The client's `.graphql` files: path from the repository's root, and module name. */
const files = globSync(`${source}/**/*.graphql`)
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
  .map((file) => ({ file, module: moduleOf(file) }));

function moduleOf(file: string): string {
  return posix.relative(file.startsWith(generated) ? generated : source, file).replace(/\.graphql$/, '');
}

const texts = queryTextNames(source);

function relativeModule(from: string, to: string): string {
  const path = posix.relative(posix.dirname(`${generated}/${from}`), `${generated}/${to}`);
  return path.startsWith('.') ? path : `./${path}`;
}

const documents: CodegenConfig['generates'] = Object.fromEntries(
  files.map(({ file, module }) => [
    `${generated}/documents/${module}.ts`,
    {
      plugins: ['./client/codegen/documents.ts'],
      config: {
        file,
        texts,
        typesModule: relativeModule(`documents/${module}`, 'types'),
        textModule: relativeModule(`documents/${module}`, '../query-text'),
      },
    },
  ]),
);

const stock: CodegenConfig['generates'] = Object.fromEntries(
  stockTypes.flatMap((stock) =>
    [
      { end: '', plugin: 'stock-fields' },
      { end: '-admin', plugin: 'stock-admin-fields' },
      { end: '-files', plugin: 'stock-files' },
      { end: '-operations', plugin: 'stock-operations' },
    ].map(({ end, plugin }) => [
      `${generated}/stock/${stock.one}${end}.ts`,
      { plugins: [`./client/codegen/${plugin}.ts`], config: { stock } },
    ]),
  ),
);

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: files.map(({ file }) => file),
  generates: {
    [`${generated}/types.ts`]: {
      plugins: ['typescript-operations'],
      config: {
        scalars: {
          ID: 'string',
          Money: 'number',
          Carats: 'number',
          Date: 'string',
          DateTime: 'string',
          Upload: { input: 'File', output: 'never' },
        },
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        nonOptionalTypename: true,
      },
    },
    [`${generated}/failure-notices.ts`]: {
      plugins: ['./client/codegen/failure-notices.ts'],
      config: { file: 'docs/failure-notices.md' },
    },
    [`${generated}/possible-types.ts`]: { plugins: ['./client/codegen/possible-types.ts'] },
    ...documents,
    [`${generated}/stock/kinds.ts`]: { plugins: ['./client/codegen/stock-kinds.ts'] },
    [`${generated}/stock/shop-pages.ts`]: { plugins: ['./client/codegen/stock-pages.ts'] },
    [`${generated}/stock/stock-index.ts`]: { plugins: ['./client/codegen/stock-index.ts'] },
    [`${generated}/stock/titles.ts`]: { plugins: ['./client/codegen/stock-titles.ts'] },
    ...stock,
    [`${generated}/field-guide.ts`]: { plugins: ['./client/codegen/field-guide.ts'] },
    [`${generated}/partner-lists.ts`]: { plugins: ['./client/codegen/partner-lists.ts'] },
    [`${generated}/graphql.ts`]: {
      plugins: ['./client/codegen/reexports.ts'],
      config: { modules: ['./types', ...files.map(({ module }) => `./documents/${module}`)] },
    },
    // Used by the build, which registers the documents with the server.
    [`${generated}/all-documents.ts`]: {
      plugins: ['./client/codegen/reexports.ts'],
      config: {
        modules: [
          ...files.map(({ module }) => `./documents/${module}`),
          ...stockTypes.map(({ one }) => `./stock/${one}-operations`),
        ],
      },
    },
  },
};

export default config;

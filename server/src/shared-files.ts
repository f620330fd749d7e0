import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphqlSchema } from './graphql/schema.ts';
import { stockDeclarations } from './modules/catalogue/index.ts';

/** The files that server and client share, by name, as they are to be now. */
export const sharedFiles = (): Readonly<Record<string, string>> => ({
  'schema.graphql': `${printSchema(lexicographicSortSchema(buildGraphqlSchema()))}\n`,
  'stock.declaration.json': stockDeclarations(),
});

import { describeKeyScopes, markOperations } from './graphql/operation-access.ts';
import { printSchemas } from './graphql/print-schemas.ts';
import { graphqlSchema } from './graphql/schema.ts';
import { stockDeclarations } from './modules/stock-types/index.ts';
import { partnerTypes } from './rest/partner-types.ts';

/** Returns the current content of the files shared by the server, the client and partners, keyed by file name. */
export async function sharedFiles(): Promise<Readonly<Record<string, string>>> {
  const { whole, forPartners } = printSchemas(await markOperations(await describeKeyScopes(graphqlSchema())));
  return {
    'schema.graphql': whole,
    'schema.partner.graphql': forPartners,
    'stock.declaration.json': stockDeclarations(),
    'clients/typescript/src/generated/rest.ts': partnerTypes(),
  };
}

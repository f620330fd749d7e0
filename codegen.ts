import type { CodegenConfig } from '@graphql-codegen/cli';

type Outputs = CodegenConfig['generates'];

const admin = 'client/src/admin';

/** Types, documents and hooks of the `.graphql` files of one part of the client. */
function operations(folder: string, documents: string[]): Outputs {
  return {
    [`${folder}/graphql.ts`]: {
      documents,
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: {
          ID: 'string',
          Money: 'number',
          Carats: 'number',
          DateTime: 'string',
          Upload: { input: 'File', output: 'never' },
        },
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: false,
        nonOptionalTypename: true,
        dedupeFragments: true,
        documentMode: 'documentNode',
      },
    },
    [`${folder}/hooks.ts`]: {
      documents,
      plugins: ['./client/codegen/apollo-hooks.ts'],
      config: { documentsModule: './graphql' },
    },
  };
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    // One module is one chunk: the back office has its own, so that shoppers never load its documents.
    ...operations('client/src/graphql/generated', ['client/src/**/*.graphql', `!${admin}/**`]),
    ...operations(`${admin}/generated`, [`${admin}/**/*.graphql`]),
    'client/src/graphql/generated/possible-types.ts': {
      plugins: ['./client/codegen/possible-types.ts'],
    },
  },
};

export default config;

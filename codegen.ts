import type { CodegenConfig } from '@graphql-codegen/cli';

const generated = 'client/src/graphql/generated';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/src/**/*.graphql'],
  generates: {
    [`${generated}/graphql.ts`]: {
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
    [`${generated}/hooks.ts`]: {
      plugins: ['./client/codegen/apollo-hooks.ts'],
      config: { documentsModule: './graphql' },
    },
    [`${generated}/possible-types.ts`]: {
      plugins: ['./client/codegen/possible-types.ts'],
    },
  },
};

export default config;

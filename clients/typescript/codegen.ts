import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import { stockOperations } from './codegen/stock-operations.ts';

// Run this from the root of the repository. It is separate from `codegen.ts` in the root, because partners have their
// own schema.
const schema = 'schema.partner.graphql';
const packageFolder = 'clients/typescript';

const config: CodegenConfig = {
  schema,
  documents: [`${packageFolder}/operations/*.graphql`, stockOperations(buildSchema(readFileSync(schema, 'utf8')))],
  generates: {
    [`${packageFolder}/src/generated/types.ts`]: {
      plugins: ['typescript-operations'],
      config: {
        scalars: {
          ID: { input: 'string | number', output: 'string' },
          Money: 'number',
          Carats: 'number',
          Date: 'string',
          DateTime: 'string',
        },
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
      },
    },
    [`${packageFolder}/src/generated/operations.ts`]: { plugins: [`./${packageFolder}/codegen/operations.ts`] },
  },
};

export default config;

import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import { stockOperations } from './codegen/stock-operations.ts';

// Runs from the repository's root. Separate from `codegen.ts` in the root, because partners have their own schema.
const schema = 'schema.partner.graphql';
const here = 'clients/typescript';

const config: CodegenConfig = {
  schema,
  documents: [`${here}/operations/*.graphql`, stockOperations(buildSchema(readFileSync(schema, 'utf8')))],
  generates: {
    [`${here}/src/generated/types.ts`]: {
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
    [`${here}/src/generated/operations.ts`]: { plugins: [`./${here}/codegen/operations.ts`] },
  },
};

export default config;

import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { applyOneOf } from '../kernel/one-of.ts';
import { referenceDataResolvers } from '../modules/reference-data/index.ts';

/** The one schema, for browsers and partners. Input is checked by the use cases, below both transports. */
export const buildGraphqlSchema = (): GraphQLSchema =>
  applyOneOf(
    buildSchemaSync({
      resolvers: [...referenceDataResolvers],
      validate: false,
    }),
  );

import type { GatewayInterface } from '@apollo/server-gateway-interface';
import { execute, type GraphQLSchema } from 'graphql';

/** Replaces `compiled-execution.ts` in benchmarks: graphql-js interprets all operations. */
export const compiledExecution = (schema: GraphQLSchema): GatewayInterface => ({
  load: async () => ({
    executor: async ({ document, operationName, request, context }) =>
      execute({
        schema,
        document,
        operationName,
        contextValue: context,
        variableValues: request.variables ?? {},
      }),
  }),
  onSchemaLoadOrUpdate(callback) {
    callback({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  stop: async () => undefined,
});

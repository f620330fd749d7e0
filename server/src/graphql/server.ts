import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../kernel/context.ts';
import { compiledExecution } from './compiled-execution.ts';
import { formatError } from './format-error.ts';
import { limitRequests } from './limit-requests.ts';
import { documentLimits, maxTokens } from './limits.ts';

/** The GraphQL endpoint without its HTTP server. */
export async function createGraphqlServer(schema: GraphQLSchema, log: Logger): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    gateway: compiledExecution(schema),
    csrfPrevention: true,
    // main.ts ends the process, after the requests in flight and before the database.
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationRules: documentLimits,
    includeStacktraceInErrorResponses: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitRequests(schema),
      {
        // Formatted here and not through `formatError`, which does not know the request.
        async requestDidStart() {
          return {
            async willSendResponse({ response, contextValue, errors }) {
              if (response.body.kind !== 'single' || !errors) return;
              const { singleResult } = response.body;
              singleResult.errors = singleResult.errors?.map((formatted, index) =>
                formatError(formatted, errors[index], contextValue.request.id, log),
              );
              const codes = singleResult.errors ?? [];
              if (contextValue.hasBadToken && codes.some((e) => e.extensions?.code === 'FORBIDDEN'))
                response.http.status = 401;
              const throttled = codes.find((e) => e.extensions?.reason === 'RATE_LIMITED');
              if (throttled) {
                response.http.status = 429;
                response.http.headers.set('retry-after', String(throttled.extensions?.retryAfterSeconds ?? 60));
              }
            },
          };
        },
      },
    ],
  });
  await server.start();
  return server;
}

import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLErrorExtensions, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../kernel/context.ts';
import { compiledExecution } from './compiled-execution.ts';
import { formatError, thrownAs } from './format-error.ts';
import { limitRequests } from './limit-requests.ts';
import { documentLimits, maxErrors, maxTokens } from './limits.ts';

/** The GraphQL endpoint without its HTTP server. */
export async function createGraphqlServer(schema: GraphQLSchema, log: Logger): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    gateway: compiledExecution(schema),
    csrfPrevention: true,
    // main.ts ends the process, after the requests in flight and before the database.
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationRules: documentLimits,
    validationOptions: { maxErrors },
    includeStacktraceInErrorResponses: false,
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitRequests(schema),
      answerErrors(log),
    ],
  });
  await server.start();
  return server;
}

/** Errors that an answer names; where there are more, the last says how many. */
function firstOf(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const rest = errors.slice(maxErrors);
  const [next] = rest;
  if (!next || rest.length === 1) return errors;
  const { code, errorCode } = next.extensions ?? {};
  return [
    ...errors.slice(0, maxErrors),
    { message: `There are ${rest.length} more errors.`, extensions: { code, errorCode } },
  ];
}

/** What formatting cannot know: the request's id, the HTTP status, and what is worth a line in the log. */
const answerErrors = (log: Logger): ApolloServerPlugin<RequestContext> => ({
  async contextCreationDidFail({ error }) {
    log.error({ err: error }, 'graphql has no context');
  },
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue, errors }) {
        if (response.body.kind !== 'single' || !errors) return;
        const { singleResult } = response.body;
        const { id: requestId } = contextValue.request;
        const formatted = firstOf(singleResult.errors ?? []).map((error) => {
          const extensions: GraphQLErrorExtensions = { ...error.extensions, requestId };
          return { ...error, extensions };
        });
        singleResult.errors = formatted;
        formatted.forEach(({ extensions }, index) => {
          if (extensions.code === 'INTERNAL_ERROR')
            log.error({ err: thrownAs(errors[index]), requestId }, 'graphql failed');
        });
        // Apollo has 200 for a persisted query that it does not know.
        if (!('data' in singleResult)) response.http.status = Math.max(response.http.status ?? 200, 400);
        if (contextValue.hasBadToken && formatted.some(({ extensions }) => extensions.code === 'FORBIDDEN'))
          response.http.status = 401;
        const throttled = formatted.find(({ extensions }) => typeof extensions.retryAfterSeconds === 'number');
        if (throttled) {
          response.http.status = 429;
          response.http.headers.set('retry-after', String(throttled.extensions.retryAfterSeconds));
        }
      },
    };
  },
});

import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLErrorExtensions, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import { compiledExecution } from './compiled-execution.ts';
import { formatError, thrownAs } from './format-error.ts';
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
        const formatted = (singleResult.errors ?? []).map((error) => {
          const extensions: GraphQLErrorExtensions = { ...error.extensions, requestId };
          return { ...error, extensions };
        });
        singleResult.errors = formatted;
        formatted.forEach(({ extensions }, index) => {
          if (extensions.code === 'INTERNAL_ERROR')
            log.error({ err: thrownAs(errors[index]), requestId }, 'graphql failed');
        });
        if (contextValue.hasBadToken && formatted.some(({ extensions }) => extensions.code === 'FORBIDDEN'))
          response.http.status = 401;
        const passing = errors.map(thrownAs).find(mayBeTriedAgain);
        if (passing) {
          response.http.status = passing.status;
          response.http.headers.set('retry-after', String(passing.retryAfterSeconds));
        }
        if (passing?.reason === 'MAINTENANCE') {
          // Not half an answer: the house is closed to the whole request.
          singleResult.data = null;
          singleResult.errors = formatted.slice(0, 1);
        }
      },
    };
  },
});

/** The status of an answer tells of errors that pass: clients and proxies on the way know what to do about them. */
const mayBeTriedAgain = (error: unknown): error is AppError =>
  error instanceof AppError && error.retryAfterSeconds !== undefined;

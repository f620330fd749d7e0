import { ApolloServer, type ApolloServerPlugin, HeaderMap, type HTTPGraphQLHead } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import type { Request } from 'express';
import {
  GraphQLError,
  type GraphQLErrorExtensions,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { Logger } from 'pino';
import { compiledExecution } from '../acceleration/compiled-execution/compiled-execution.ts';
import type { AppError } from '../kernel/errors/errors.ts';
import { isReason } from '../kernel/errors/reasons.ts';
import { fieldsBelow, fragmentsOf } from '../kernel/transport/selection.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { clearBrowserCache } from '../modules/accounts/index.ts';
import { bearerChallenge } from '../platform/http/bearer-challenge.ts';
import { cacheResponses, writeResponse } from './cached-responses/cache-responses.ts';
import type { CachedResponses } from './cached-responses/cached-responses.ts';
import { preflightedHeaders } from './cached-responses/response-headers.ts';
import { formatError, knownFault, unwrapError } from './format-error.ts';
import { limitRequests } from './limits/limit-requests.ts';
import { documentLimits, maxErrors, maxTokens } from './limits/limits.ts';
import type { ValidDocuments } from './limits/new-documents.ts';

interface GraphqlServerDeps {
  readonly schema: GraphQLSchema;
  readonly responses: CachedResponses;
  /** Whether operations are compiled instead of interpreted. */
  readonly isAccelerated: boolean;
  /** Records documents that have been parsed and found valid. */
  readonly validDocuments: ValidDocuments;
  /** Store of queries that clients can reference by hash. */
  readonly persistedDocuments: KeyValueCache<string>;
  readonly log: Logger;
}

/** Creates the GraphQL server without an HTTP server. */
export async function createGraphqlServer({
  schema,
  responses,
  isAccelerated,
  validDocuments,
  persistedDocuments,
  log,
}: GraphqlServerDeps): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    gateway: compiledExecution(schema, { isOn: isAccelerated, maxErrors }),
    csrfPrevention: { requestHeaders: [...preflightedHeaders] },
    persistedQueries: { cache: persistedDocuments },
    // main.ts stops this server after running requests have finished and before it closes the database.
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationRules: documentLimits,
    validationOptions: { maxErrors },
    includeStacktraceInErrorResponses: false,
    formatError,
    stringifyResult: writeResponse,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitRequests(schema, validDocuments),
      cacheResponses(schema, responses),
      clearAfterSignOut(),
      answerErrors(log),
    ],
  });
  await server.start();
  return server;
}

/** Limits the number of errors in a response. The last error then contains the number of omitted errors. */
function firstOf(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const rest = errors.slice(maxErrors);
  const [next] = rest;
  if (!next || rest.length === 1) return errors;
  const { code, errorCode } = next.extensions ?? {};
  return [
    ...errors.slice(0, maxErrors),
    {
      message: `There are ${rest.length} more errors.`,
      extensions: { code, errorCode, explanation: 'Correct the listed errors first, then send the operation again.' },
    },
  ];
}

/** Adds the request ID and HTTP status to errors, and logs server errors. */
const answerErrors = (log: Logger): ApolloServerPlugin<RequestContext> => ({
  async contextCreationDidFail({ error }) {
    if (!knownFault(error)) log.error({ err: error }, 'could not create the GraphQL context');
  },
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue, errors }) {
        if (response.body.kind !== 'single' || !errors) return;
        const { singleResult } = response.body;
        const { id: requestId } = contextValue.request;
        const formatted = firstOf(singleResult.errors ?? []).map((error) => {
          const extensions: GraphQLErrorExtensions = { ...error.extensions, requestId };
          // Suggestions reveal parts of the schema that anonymous clients cannot read by introspection either.
          const message = contextValue.actor ? error.message : error.message.replace(/ Did you mean [^?]*\?$/, '');
          return { ...error, message, extensions };
        });
        singleResult.errors = formatted;
        formatted.forEach(({ extensions }, index) => {
          const fault = { err: unwrapError(errors[index]), requestId };
          if (extensions.reason === 'UNAVAILABLE') log.info(fault, 'the database is unavailable or busy');
          else if (extensions.code === 'INTERNAL_ERROR' && contextValue.request.testError === null)
            log.error(fault, 'GraphQL operation failed');
        });
        // Apollo Server responds with 200 to an unknown persisted query.
        if (!('data' in singleResult)) response.http.status = Math.max(response.http.status ?? 200, 400);
        answerCredentials(contextValue, response.http, formatted);
        countFailure(contextValue, response.http.status);
        const passing = errors.flatMap((error) => knownFault(error) ?? []).find(mayBeTriedAgain);
        if (passing) {
          response.http.status = passing.status;
          response.http.headers.set('retry-after', String(passing.retryAfterSeconds));
        }
        if (passing?.reason === 'MAINTENANCE') {
          // Partial data is removed, because maintenance mode applies to the whole request.
          singleResult.data = null;
          singleResult.errors = formatted.slice(0, 1);
        }
      },
    };
  },
});

/** Returns 401 for an invalid token or key, and adds a challenge header to every 401 response. */
function answerCredentials(
  { hasBadToken }: RequestContext,
  http: HTTPGraphQLHead,
  errors: readonly GraphQLFormattedError[],
): void {
  const refusal = errors.find(({ extensions }) => extensions?.code === 'FORBIDDEN')?.extensions;
  if (hasBadToken && refusal) http.status = 401;
  const reason = isReason(refusal?.reason) ? refusal.reason : undefined;
  const challenge = bearerChallenge({ status: http.status ?? 200, reason });
  if (challenge) http.headers.set('www-authenticate', challenge);
}

/** Makes the browser delete cached responses after `signOut`, as in REST. */
const clearAfterSignOut = (): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response, operation, document, errors }) {
        if (errors || operation?.operation !== OperationTypeNode.MUTATION || !document) return;
        if (!fieldsBelow(operation, fragmentsOf(document)).some(({ node }) => node.name.value === 'signOut')) return;
        for (const [name, value] of Object.entries(clearBrowserCache))
          response.http.headers.set(name.toLowerCase(), value);
      },
    };
  },
});

/** Counts a response with errors as a failure of the API key if its status does not indicate an error. */
function countFailure({ key, services }: RequestContext, status = 200): void {
  if (key && status < 400) services.keyUsage.failed(key.id);
}

/**
 * Returns whether an error is temporary. Temporary errors set the response status, so that clients and proxies can
 * handle them.
 */
const mayBeTriedAgain = ({ retryAfterSeconds }: AppError): boolean => retryAfterSeconds !== undefined;

/** Sends errors that occur while the context is created, with the same status as in REST. */
export const withContextErrors =
  (contextOf: (req: Request) => Promise<RequestContext>) =>
  async ({ req }: { req: Request }): Promise<RequestContext> => {
    try {
      return await contextOf(req);
    } catch (error) {
      const fault = knownFault(error);
      if (!fault) throw error;
      const headers = new HeaderMap([['retry-after', String(fault.retryAfterSeconds ?? 1)]]);
      const extensions = { requestId: req.id, http: { status: fault.status, headers } };
      throw new GraphQLError(fault.message, { originalError: fault, extensions });
    }
  };

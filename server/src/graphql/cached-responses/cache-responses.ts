import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, FormattedExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { isNamed } from '../../kernel/transport/etag.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { CachedResponse } from './cached-response.ts';
import type { CachedResponses, KnownOperation } from './cached-responses.ts';
import { type OperationDependencies, operationDependencies } from './operation-dependencies.ts';
import { conditionalHeaders } from './response-headers.ts';

/** Cached JSON, keyed by the response data that it was made from. */
const responseJson = new WeakMap<object, string>();

/** Serializes a response as JSON. */
export function writeResponse({ data, ...rest }: FormattedExecutionResult): string {
  const cached = data && responseJson.get(data);
  return `${cached ? `{"data":${cached},${JSON.stringify(rest).slice(1)}` : JSON.stringify({ ...rest, data })}\n`;
}

/**
 * Caches responses that depend only on data whose changes are tracked. Add this plugin after the one that limits
 * requests, because that plugin adds the cost to responses.
 */
export function cacheResponses(schema: GraphQLSchema, responses: CachedResponses): ApolloServerPlugin<RequestContext> {
  const cache = new WeakMap<OperationDefinitionNode, OperationDependencies | null>();

  const dependenciesOf = (document: DocumentNode, operation: OperationDefinitionNode) => {
    const cached = cache.get(operation);
    if (cached !== undefined) return cached;
    const dependencies = operationDependencies(schema, document, operation);
    cache.set(operation, dependencies);
    return dependencies;
  };

  return {
    async requestDidStart() {
      let operation: KnownOperation | undefined;
      return {
        async didResolveOperation({ document, operation: definition, source, queryHash, request, contextValue: ctx }) {
          const dependencies = definition && dependenciesOf(document, definition);
          if (!dependencies) return;
          const sent = { document: source, operationName: request.operationName ?? null };
          operation = responses.operation(sent) ?? responses.learn(sent, queryHash, dependencies);
          // The revision is read before the query runs. A cached response may be newer than its revision, but never
          // older.
          await revisionOf(ctx, dependencies.subjects);
        },
        async willSendResponse({ response, request, contextValue: ctx }) {
          if (!operation || response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const { data, errors, extensions } = singleResult;
          const cost = requestedIn(extensions);
          if (errors || !data || cost === null) return;
          const json = JSON.stringify(data);
          responseJson.set(data, json);
          const cached = new CachedResponse(json, cost);
          await responses.store(ctx, operation, request.variables ?? null, cached);
          if (request.http?.method !== 'GET') return;
          singleResult.extensions = { ...extensions, cost: { requested: cost } };
          for (const [name, value] of Object.entries(conditionalHeaders(cached))) {
            response.http.headers.set(name.toLowerCase(), value);
          }
          if (isNamed(request.http.headers.get('if-none-match'), cached.etag)) response.http.status = 304;
        },
      };
    },
  };
}

/** Returns the cost of an operation from the extensions of the response. */
function requestedIn(extensions: FormattedExecutionResult['extensions']): number | null {
  const { requested }: Record<string, unknown> = Object(extensions?.cost);
  return typeof requested === 'number' ? requested : null;
}

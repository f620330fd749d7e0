import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, FormattedExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { isNamed } from '../../platform/http/if-none-match.ts';
import { conditionalHeaders } from './answer-headers.ts';
import { KeptAnswer } from './kept-answer.ts';
import type { KeptAnswers, KnownOperation } from './kept-answers.ts';
import { type OperationDependencies, operationDependencies } from './operation-dependencies.ts';

/** What has been made JSON of already, to be kept: it need not be done twice. */
const written = new WeakMap<object, string>();

/** An answer as JSON. */
export function writeAnswer({ data, ...rest }: FormattedExecutionResult): string {
  const known = data && written.get(data);
  return `${known ? `{"data":${known},${JSON.stringify(rest).slice(1)}` : JSON.stringify({ ...rest, data })}\n`;
}

/**
 * Has answers kept that depend on nothing but what is known to change. Comes after what limits requests: that says what
 * they cost.
 */
export function keepAnswers(schema: GraphQLSchema, kept: KeptAnswers): ApolloServerPlugin<RequestContext> {
  const known = new WeakMap<OperationDefinitionNode, OperationDependencies | null>();

  const dependenciesOf = (document: DocumentNode, operation: OperationDefinitionNode) => {
    const found = known.get(operation);
    if (found !== undefined) return found;
    const dependencies = operationDependencies(schema, document, operation);
    known.set(operation, dependencies);
    return dependencies;
  };

  return {
    async requestDidStart() {
      let keepable: KnownOperation | undefined;
      return {
        async didResolveOperation({ document, operation, source, queryHash, request, contextValue: ctx }) {
          const dependencies = operation && dependenciesOf(document, operation);
          if (!dependencies) return;
          const sent = { document: source, operationName: request.operationName ?? null };
          keepable = kept.operation(sent) ?? kept.learn(sent, queryHash, dependencies);
          // Before anything is read: what is kept may be newer than its revision, but never older.
          await revisionOf(ctx, dependencies.subjects);
        },
        async willSendResponse({ response, request, contextValue: ctx }) {
          if (!keepable || response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const { data, errors, extensions } = singleResult;
          const cost = requestedIn(extensions);
          if (errors || !data || cost === null) return;
          const json = JSON.stringify(data);
          written.set(data, json);
          const answer = new KeptAnswer(json, cost);
          await kept.keep(ctx, keepable, request.variables ?? null, answer);
          if (request.http?.method !== 'GET') return;
          singleResult.extensions = { ...extensions, cost: { requested: cost } };
          for (const [name, value] of Object.entries(conditionalHeaders(answer))) {
            response.http.headers.set(name.toLowerCase(), value);
          }
          if (isNamed(request.http.headers.get('if-none-match'), answer.etag)) response.http.status = 304;
        },
      };
    },
  };
}

/** What an operation has cost, as its answer tells. */
function requestedIn(extensions: FormattedExecutionResult['extensions']): number | null {
  const { requested }: Record<string, unknown> = Object(extensions?.cost);
  return typeof requested === 'number' ? requested : null;
}

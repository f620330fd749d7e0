import type { ApolloServerPlugin, GraphQLRequest } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { AppError } from '../../kernel/errors/errors.ts';
import { refuseExcess } from '../../kernel/input/json-limits.ts';
import { fieldsBelow, fragmentsOf } from '../../kernel/transport/selection.ts';
import { forEveryKey, guest } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { budgetHeaders, type CostBudget } from '../../kernel/use-cases/cost-budget.ts';
import { maxCost } from './limits.ts';
import type { ValidDocuments } from './new-documents.ts';
import { costOf, type OperationCost, tooCostly } from './operation-cost.ts';

/** Properties of an operation that are computed once and cached. */
interface OperationFacts {
  readonly cost: OperationCost;
  readonly asksForSchema: boolean;
}

/**
 * Checks that depend on the caller and variables. They run before the operation: introspection requires a signed-in
 * user, the cost of the operation is limited, and the caller needs enough budget.
 */
export function limitRequests(
  schema: GraphQLSchema,
  validDocuments: ValidDocuments,
): ApolloServerPlugin<RequestContext> {
  // Valid documents are cached, so that an operation is the same object on each request.
  const cache = new WeakMap<OperationDefinitionNode, OperationFacts>();

  const factsOf = (document: DocumentNode, operation: OperationDefinitionNode): OperationFacts => {
    const facts = cache.get(operation) ?? {
      cost: costOf(schema, document, operation),
      asksForSchema: fieldsBelow(operation, fragmentsOf(document)).some(({ node }) =>
        ['__schema', '__type'].includes(node.name.value),
      ),
    };
    cache.set(operation, facts);
    return facts;
  };

  return {
    async requestDidStart() {
      let charge: { requested: number; budget: CostBudget } | undefined;
      return {
        async didResolveOperation({ document, operation, queryHash, request, contextValue: ctx }) {
          validDocuments.add(queryHash);
          if (!operation) throw whichOperation(request.operationName);
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw notStreamed();
          try {
            refuseExcess(sentJson(request));
            const { cost, asksForSchema } = factsOf(document, operation);
            if (asksForSchema) mayReadSchema(ctx);
            const requested = cost(request.variables ?? {});
            const { costBudgets } = ctx.services;
            const budget = costBudgets.of(ctx);
            charge = { requested, budget };
            const costLimit = Math.min(maxCost, budget.limit);
            if (requested > costLimit) throw tooCostly(`The operation costs ${requested}. The limit is ${costLimit}.`);
            charge.budget = costBudgets.spend(ctx, requested);
          } catch (error) {
            throw error instanceof AppError ? refusalOf(error) : error;
          }
        },
        async willSendResponse({ response }) {
          if (!charge) return;
          const { requested, budget } = charge;
          for (const [name, value] of Object.entries(budgetHeaders(budget))) {
            response.http.headers.set(name.toLowerCase(), value);
          }
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          singleResult.extensions = { ...singleResult.extensions, cost: { requested, remaining: budget.remaining } };
        },
      };
    },
  };
}

/** Returns the parts of a request that are sent as JSON. In GET requests, they are query parameters. */
const sentJson = ({ http, variables, extensions }: GraphQLRequest): unknown =>
  http?.method === 'POST' ? http.body : { variables, extensions };

/** Returns the error for a missing or unknown operation name. */
const whichOperation = (name: string | undefined): GraphQLError =>
  new GraphQLError(
    name ? `Unknown operation named "${name}".` : 'Set operationName: the document has more than one operation.',
    {
      extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
    },
  );

const notStreamed = (): GraphQLError =>
  new GraphQLError('Send subscriptions to /graphql/stream. The response is text/event-stream.', {
    extensions: { http: { status: 400 } },
  });

function mayReadSchema(ctx: RequestContext): void {
  forEveryKey(guest).check(ctx);
  if (ctx.actor) return;
  throw new AppError('FORBIDDEN', {
    reason: 'NOT_SIGNED_IN',
    details: [
      { path: '', message: 'Introspection needs a signed-in user: sign in with logIn and send the accessToken.' },
    ],
    explanation: 'Sign in to read the schema here. The schema for partners is public at /graphql/schema.graphql.',
  });
}

/**
 * Returns an error that rejects the whole request and sets the HTTP status. Its message contains the details, because
 * tools display the message.
 */
const refusalOf = (error: AppError): GraphQLError =>
  new GraphQLError(error.details?.[0]?.message ?? error.graphqlMessage, {
    originalError: error,
    extensions: { http: { status: error.status } },
  });

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

/** What is worth knowing of an operation, once. */
interface OperationFacts {
  readonly cost: OperationCost;
  readonly asksForSchema: boolean;
}

/**
 * What depends on who asks and with which variables: introspection is for signed-in users, no operation may cost too
 * much, and all of a caller's together no more than their budget. Refused before anything runs.
 */
export function limitRequests(
  schema: GraphQLSchema,
  validDocuments: ValidDocuments,
): ApolloServerPlugin<RequestContext> {
  // The server remembers documents that passed validation, so that an operation is the same object every time.
  const known = new WeakMap<OperationDefinitionNode, OperationFacts>();

  const factsOf = (document: DocumentNode, operation: OperationDefinitionNode): OperationFacts => {
    const facts = known.get(operation) ?? {
      cost: costOf(schema, document, operation),
      asksForSchema: fieldsBelow(operation, fragmentsOf(document)).some(({ node }) =>
        ['__schema', '__type'].includes(node.name.value),
      ),
    };
    known.set(operation, facts);
    return facts;
  };

  return {
    async requestDidStart() {
      let bill: { requested: number; budget: CostBudget } | undefined;
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
            bill = { requested, budget };
            const most = Math.min(maxCost, budget.limit);
            if (requested > most) throw tooCostly(`The operation costs ${requested}, more than ${most}.`);
            bill.budget = costBudgets.spend(ctx, requested);
          } catch (error) {
            throw error instanceof AppError ? refusalOf(error) : error;
          }
        },
        async willSendResponse({ response }) {
          if (!bill) return;
          const { requested, budget } = bill;
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

/** What a request brings as JSON: a GET in parts of its address. */
const sentJson = ({ http, variables, extensions }: GraphQLRequest): unknown =>
  http?.method === 'POST' ? http.body : { variables, extensions };

/** As the executor would word it, which takes for granted that there is one. */
const whichOperation = (name: string | undefined): GraphQLError =>
  new GraphQLError(name ? `Unknown operation named "${name}".` : 'Must say which of the operations to run.', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  });

/** They have an address of their own, which answers until it is left. */
const notStreamed = (): GraphQLError =>
  new GraphQLError('Subscriptions are sent to /graphql/stream, and answered as text/event-stream.', {
    extensions: { http: { status: 400 } },
  });

function mayReadSchema(ctx: RequestContext): void {
  forEveryKey(guest).check(ctx);
  if (ctx.actor) return;
  throw new AppError('FORBIDDEN', {
    reason: 'NOT_SIGNED_IN',
    details: [
      { path: '', message: 'The schema is shown to signed-in users: sign in with logIn, send its accessToken.' },
    ],
    explanation:
      'Sign in to ask for the schema here. What of it is for partners can be had without, at /graphql/schema.graphql.',
  });
}

/** A refusal of the whole request: says what is wrong where tools look for it, and carries its own HTTP status. */
const refusalOf = (error: AppError): GraphQLError =>
  new GraphQLError(error.details?.[0]?.message ?? error.graphqlMessage, {
    originalError: error,
    extensions: { http: { status: error.status } },
  });

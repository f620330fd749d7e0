import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import {
  BREAK,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { withSpan } from '../../kernel/tracing.ts';
import { cacheCounter } from '../../platform/metrics/caches.ts';
import { operationSpan } from '../../platform/tracing/operation-span.ts';
import { type CompleteVariables, completerOf } from './complete-variables.ts';

const countDocument = cacheCounter('GraphQL documents');

/** Compiled query, or the reason why there is none: the document has been executed only once or cannot be compiled. */
type Plan = CompiledQuery | 'seen' | 'not compilable';

interface ExecutionOptions {
  /** Whether operations are compiled. If false, graphql-js interprets every operation. */
  readonly isOn: boolean;
  /** Maximum number of variable errors in a response. */
  readonly maxErrors: number;
}

/**
 * Executes operations as compiled functions (graphql-jit) instead of interpreting them. The results are the same. A
 * document is compiled when it is executed for the second time, so that documents used only once cause no overhead.
 * Implemented as a gateway, because Apollo Server accepts no other executor.
 */
export function compiledExecution(schema: GraphQLSchema, { isOn, maxErrors }: ExecutionOptions): GatewayInterface {
  const plans = new WeakMap<DocumentNode, Map<string, Plan>>();

  const planFor = (document: DocumentNode, operationName: string | null): Plan => {
    const byName = plans.get(document) ?? new Map<string, Plan>();
    plans.set(document, byName);
    const name = operationName ?? '';
    const match = byName.get(name);
    countDocument(match !== undefined);
    if (match !== 'seen') {
      byName.set(name, match ?? 'seen');
      return match ?? 'seen';
    }
    const plan = compile(schema, document, operationName ?? undefined);
    byName.set(name, plan);
    return plan;
  };

  const completers = new WeakMap<OperationDefinitionNode, CompleteVariables>();

  const completeFor = (operation: OperationDefinitionNode): CompleteVariables => {
    const complete = completers.get(operation) ?? completerOf(schema, operation);
    completers.set(operation, complete);
    return complete;
  };

  const run: GatewayExecutor = async ({ document, operation, operationName, request, context }) => {
    const variables = request.variables ?? {};
    const completed = isOn ? completeFor(operation)(variables) : undefined;
    if (!completed) {
      // The variables are validated by graphql-js, because graphql-jit does not support @oneOf and has different
      // error messages.
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors });
      if (errors) return { errors: errors.map(badUserInput) };
    }
    const plan = completed ? planFor(document, operationName) : null;
    if (!completed || plan === null || typeof plan !== 'object') {
      return execute({ schema, document, operationName, contextValue: context, variableValues: variables });
    }
    const result = await plan.query({}, context, completed);
    return result.errors ? { ...result, errors: result.errors.map(withItsPath) } : result;
  };

  const executor: GatewayExecutor = (execution) =>
    withSpan(
      () => operationSpan(execution.operation.operation, execution.operation.name?.value),
      () => run(execution),
    );

  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Plan {
  if (isConditional(document)) return 'not compilable';
  const compiled = compileQuery(schema, document, operationName);
  return isCompiledQuery(compiled) ? compiled : 'not compilable';
}

/**
 * Returns whether the document contains `@skip` or `@include`. Such documents are not compiled, because graphql-jit
 * applies the condition of one fragment spread to all spreads.
 */
function isConditional(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Directive() {
      isFound = true;
      return BREAK;
    },
  });
  return isFound;
}

/**
 * graphql-jit loads graphql-js as CommonJS. Apollo Server does not recognize the error class of that copy and would
 * wrap the errors without their path.
 */
const withItsPath = ({ message, path, extensions, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, extensions, originalError });

const badUserInput = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    extensions: { ...error.extensions, code: 'BAD_USER_INPUT' },
  });

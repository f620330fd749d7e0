import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** Settings of the plugin in `codegen.ts`. */
interface ApolloHooksConfig {
  /** Module that exports the documents and their types, as the generated file imports it. */
  readonly documentsModule: string;
}

interface HookSource {
  readonly code: string;
  readonly imports: readonly string[];
}

/** True when a caller cannot leave out the variables of the operation. */
function needsVariables(operation: OperationDefinitionNode): boolean {
  return (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined,
  );
}

function queryHooks(name: string, operation: OperationDefinitionNode): HookSource {
  const types = `Operations.${name}Query, Operations.${name}QueryVariables`;
  const document = `Operations.${name}Document`;
  const skippable = `useQuery.Options<${types}> | SkipToken`;
  const suspending = `useSuspenseQuery.Options<Operations.${name}QueryVariables>`;
  const fallback = needsVariables(operation) ? '' : ' = {}';
  return {
    imports: ['useLazyQuery', 'useQuery', 'useSuspenseQuery', 'type SkipToken'],
    code: [
      `export function use${name}Query(options: ${skippable}${fallback}) {`,
      `  return useQuery(${document}, options);`,
      '}',
      `export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {`,
      `  return useLazyQuery(${document}, options);`,
      '}',
      `export function use${name}SuspenseQuery(options: ${suspending}${fallback}) {`,
      `  return useSuspenseQuery(${document}, options);`,
      '}',
    ].join('\n'),
  };
}

function mutationHook(name: string): HookSource {
  const types = `Operations.${name}Mutation, Operations.${name}MutationVariables`;
  return {
    imports: ['useMutation'],
    code: [
      `export function use${name}Mutation(options?: Omit<useMutation.Options<${types}>, 'variables'>) {`,
      `  return useMutation(Operations.${name}Document, options);`,
      '}',
    ].join('\n'),
  };
}

function hooksOf(operation: OperationDefinitionNode): HookSource {
  if (operation.name === undefined) {
    throw new Error('Every GraphQL operation of the client needs a name: its hook is called after it.');
  }
  const name = operation.name.value;
  if (!/^[A-Z]/.test(name)) {
    throw new Error(`GraphQL operation "${name}" must be written in PascalCase: its hook is called after it.`);
  }
  switch (operation.operation) {
    case OperationTypeNode.QUERY:
      return queryHooks(name, operation);
    case OperationTypeNode.MUTATION:
      return mutationHook(name);
    case OperationTypeNode.SUBSCRIPTION:
      throw new Error(`GraphQL operation "${name}": the client has no transport for subscriptions.`);
  }
}

/**
 * graphql-codegen plugin: typed Apollo Client 4 hooks for every operation over the documents of
 * typed-document-node. A query gives `useXQuery`, `useXLazyQuery` and `useXSuspenseQuery`, a mutation
 * `useXMutation`. Wrong or missing variables do not compile: for that a mutation takes its variables
 * where it is called, never where the hook is. To hold a query back pass `skipToken`.
 */
export const plugin: PluginFunction<ApolloHooksConfig, Types.ComplexPluginOutput> = (_schema, documents, config) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const hooks = operations.map(hooksOf);
  const imports = [...new Set(hooks.flatMap((hook) => hook.imports))].sort();
  return {
    prepend: [
      `import { ${imports.join(', ')} } from '@apollo/client/react';`,
      `import * as Operations from '${config.documentsModule}';`,
    ],
    content: hooks.map((hook) => hook.code).join('\n\n'),
  };
};

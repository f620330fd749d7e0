import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { definitionsOf, type NamedOperation } from './operations.ts';

interface ApolloHooksConfig {
  /** The `.graphql` file, from the repository's root. */
  readonly file: string;
  /** Modules of its documents and of the operations' types, as the generated file imports them. */
  readonly documentsModule: string;
  readonly typesModule: string;
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

function queryHooks({ name, node }: NamedOperation): HookSource {
  const types = `Types.${name}Query, Types.${name}QueryVariables`;
  const document = `Documents.${name}Document`;
  const skippable = `useQuery.Options<${types}> | SkipToken`;
  const suspending = `useSuspenseQuery.Options<Types.${name}QueryVariables>`;
  const fallback = needsVariables(node) ? '' : ' = {}';
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

function mutationHook({ name }: NamedOperation): HookSource {
  const types = `Types.${name}Mutation, Types.${name}MutationVariables`;
  return {
    imports: ['useMutation'],
    code: [
      `export function use${name}Mutation(options?: Omit<useMutation.Options<${types}>, 'variables'>) {`,
      `  return useMutation(Documents.${name}Document, options);`,
      '}',
    ].join('\n'),
  };
}

function hooksOf(operation: NamedOperation): HookSource {
  switch (operation.node.operation) {
    case OperationTypeNode.QUERY:
      return queryHooks(operation);
    case OperationTypeNode.MUTATION:
      return mutationHook(operation);
    case OperationTypeNode.SUBSCRIPTION:
      throw new Error(`GraphQL operation "${operation.name}": the client has no transport for subscriptions.`);
  }
}

/**
 * graphql-codegen plugin: typed Apollo Client 4 hooks for the operations of one `.graphql` file. A
 * query gives `useXQuery`, `useXLazyQuery` and `useXSuspenseQuery`, a mutation `useXMutation`. Wrong or
 * missing variables do not compile: for that a mutation takes its variables where it is called, never
 * where the hook is. To hold a query back pass `skipToken`.
 */
export const plugin: PluginFunction<ApolloHooksConfig, Types.ComplexPluginOutput> = (_schema, documents, config) => {
  const hooks = definitionsOf(documents, config.file).operations.map(hooksOf);
  if (hooks.length === 0) {
    return { content: 'export {};' };
  }
  const imports = [...new Set(hooks.flatMap((hook) => hook.imports))].sort();
  return {
    prepend: [
      `import { ${imports.join(', ')} } from '@apollo/client/react';`,
      `import * as Documents from '${config.documentsModule}';`,
      `import type * as Types from '${config.typesModule}';`,
    ],
    content: hooks.map((hook) => hook.code).join('\n\n'),
  };
};

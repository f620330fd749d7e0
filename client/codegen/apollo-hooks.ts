import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { definitionsOf, type NamedOperation } from './operations.ts';

interface ApolloHooksConfig {
  /** The `.graphql` file, from the repository's root. */
  readonly file: string;
  /** Modules of its documents and of the operations' types, as the generated file imports them. */
  readonly documentsModule: string;
  readonly typesModule: string;
  /** Names of hooks that the client's sources use. */
  readonly wanted: readonly string[];
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

/** Every hook that an operation could have, by its name. */
function hooksOf({ name, node }: NamedOperation): ReadonlyMap<string, HookSource> {
  switch (node.operation) {
    case OperationTypeNode.QUERY:
      return queryHooks({ name, node });
    case OperationTypeNode.MUTATION:
      return mutationHooks(name);
    case OperationTypeNode.SUBSCRIPTION:
      throw new Error(`GraphQL operation "${name}": the client has no transport for subscriptions.`);
  }
}

function queryHooks({ name, node }: NamedOperation): ReadonlyMap<string, HookSource> {
  const types = `Types.${name}Query, Types.${name}QueryVariables`;
  const fallback = needsVariables(node) ? '' : ' = {}';
  const hook = (by: string, takes: string, imports: readonly string[] = []): [string, HookSource] => {
    const called = `use${name}${by.replace('use', '')}`;
    const code = `export function ${called}(${takes}) {\n  return ${by}(Documents.${name}Document, options);\n}`;
    return [called, { code, imports: [by, ...imports] }];
  };
  return new Map([
    hook('useQuery', `options: useQuery.Options<${types}> | SkipToken${fallback}`, ['type SkipToken']),
    hook('useLazyQuery', `options?: useLazyQuery.Options<${types}>`),
    hook('useSuspenseQuery', `options: useSuspenseQuery.Options<Types.${name}QueryVariables>${fallback}`),
  ]);
}

function mutationHooks(name: string): ReadonlyMap<string, HookSource> {
  const types = `Types.${name}Mutation, Types.${name}MutationVariables`;
  const called = `use${name}Mutation`;
  const code = [
    `export function ${called}(options?: Omit<useMutation.Options<${types}>, 'variables'>) {`,
    `  return useMutation(Documents.${name}Document, options);`,
    '}',
  ].join('\n');
  return new Map([[called, { code, imports: ['useMutation'] }]]);
}

/**
 * graphql-codegen plugin: typed Apollo Client 4 hooks for the operations of one `.graphql` file. Of a query
 * there can be `useXQuery`, `useXLazyQuery` and `useXSuspenseQuery`, of a mutation `useXMutation`; those that
 * the client's sources name are made. Wrong or missing variables do not compile: for that a mutation takes its
 * variables where it is called, never where the hook is. To hold a query back pass `skipToken`.
 */
export const plugin: PluginFunction<ApolloHooksConfig, Types.ComplexPluginOutput> = (_schema, documents, config) => {
  const hooks = definitionsOf(documents, config.file)
    .operations.flatMap((operation) => [...hooksOf(operation)])
    .filter(([name]) => config.wanted.includes(name))
    .map(([, hook]) => hook);
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

import { resolve } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql';

/** Named operation. The names of its document, types and hooks are derived from its name. */
export interface NamedOperation {
  readonly name: string;
  readonly node: OperationDefinitionNode;
}

/** Returns the definitions in the `.graphql` file at `path`. The path is relative to the root of the repository. */
export function definitionsOf(documents: readonly Types.DocumentFile[], path: string) {
  const file = documents.find(({ location }) => location !== undefined && resolve(location) === resolve(path));
  const definitions = file?.document?.definitions ?? [];
  return {
    operations: definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION).map(namedOperation),
    fragments: definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION),
  };
}

/** Returns all fragments of the client by name. */
export function fragmentsByName(documents: readonly Types.DocumentFile[]): Map<string, FragmentDefinitionNode> {
  const fragments = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function namedOperation(node: OperationDefinitionNode): NamedOperation {
  const name = node.name?.value;
  if (name === undefined || !/^[A-Z]/.test(name)) {
    throw new Error(`GraphQL operation "${name ?? ''}" needs a name in PascalCase: its hook is named after it.`);
  }
  return { name, node };
}

import {
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type Dependencies, dependenciesOfField } from '../../kernel/transport/dependencies.ts';
import type { Rule } from '../../kernel/use-cases/access.ts';

/** What the answer to an operation depends on. */
export interface OperationDependencies {
  readonly subjects: readonly string[];
  /** All of them must let the caller in. */
  readonly rules: readonly Rule[];
}

/**
 * What the answer to an operation depends on, whatever its variables. Null: something that it asks for says nothing of that,
 * so that the answer cannot be kept. Fragments that it does not spread count as well.
 */
export function operationDependencies(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationDependencies | null {
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  const found: (Dependencies | null)[] = [];
  const types = new TypeInfo(schema);
  const walk = visitWithTypeInfo(types, {
    Field({ name: { value: name } }) {
      if (name === '__typename') return;
      const parent = types.getParentType();
      const owners = isAbstractType(parent) ? schema.getPossibleTypes(parent) : isObjectType(parent) ? [parent] : [];
      for (const owner of owners) {
        const field = owner.getFields()[name];
        found.push(field ? dependenciesOfField(field) : null);
      }
    },
  });
  for (const node of document.definitions) if (node === operation || 'typeCondition' in node) visit(node, walk);
  const known = found.filter((dependencies) => dependencies !== null);
  const subjects = [...new Set(known.flatMap((dependencies) => dependencies.subjects))];
  // What depends on nothing is not worth keeping, or says too little.
  if (known.length < found.length || subjects.length === 0) return null;
  return { subjects, rules: [...new Set(known.flatMap(({ rule }) => rule ?? []))] };
}

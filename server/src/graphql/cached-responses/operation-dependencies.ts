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

/** Data and access rules that affect the response to an operation. */
export interface OperationDependencies {
  readonly subjects: readonly string[];
  /** Access rules of the operation. All of them must permit the caller. */
  readonly rules: readonly Rule[];
}

/**
 * Returns the dependencies of the response, independent of the variables. Null if a selected field declares none; the
 * response is then not cached. Unused fragments are included.
 */
export function operationDependencies(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationDependencies | null {
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  const declarations: (Dependencies | null)[] = [];
  const types = new TypeInfo(schema);
  const walk = visitWithTypeInfo(types, {
    Field({ name: { value: name } }) {
      if (name === '__typename') return;
      const parent = types.getParentType();
      const owners = isAbstractType(parent) ? schema.getPossibleTypes(parent) : isObjectType(parent) ? [parent] : [];
      for (const owner of owners) {
        const field = owner.getFields()[name];
        declarations.push(field ? dependenciesOfField(field) : null);
      }
    },
  });
  for (const node of document.definitions) if (node === operation || 'typeCondition' in node) visit(node, walk);
  const declared = declarations.filter((dependencies) => dependencies !== null);
  const subjects = [...new Set(declared.flatMap((dependencies) => dependencies.subjects))];
  // If there are no subjects, caching is useless or declarations are missing.
  if (declared.length < declarations.length || subjects.length === 0) return null;
  return { subjects, rules: [...new Set(declared.flatMap(({ rule }) => rule ?? []))] };
}

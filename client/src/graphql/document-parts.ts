import {
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  Kind,
  type NamedTypeNode,
  type NameNode,
  type NonNullTypeNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';

/**
 * `npm run codegen` generates code that builds query documents with these functions. The calls are a fraction of the
 * size of the equivalent object literals, and no GraphQL parser is needed at runtime. Empty lists are omitted, which
 * Apollo allows. The functions have no side effects, so the build removes unused documents.
 */

/** Fields of a selection set. A string is a leaf field. */
type Selections = readonly (SelectionNode | string)[];

const name = (value: string): NameNode => ({ kind: Kind.NAME, value });

/** `{ … }` */
// @__NO_SIDE_EFFECTS__
export const selectionSet = (selections: Selections): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: selections.map((selection) =>
    typeof selection === 'string' ? { kind: Kind.FIELD, name: name(selection) } : selection,
  ),
});

/** Field with a selection set. */
// @__NO_SIDE_EFFECTS__
export const field = (fieldName: string, selections: Selections, args?: readonly ArgumentNode[]): FieldNode => ({
  kind: Kind.FIELD,
  name: name(fieldName),
  ...(args && { arguments: args }),
  selectionSet: selectionSet(selections),
});

/** `...Name` */
// @__NO_SIDE_EFFECTS__
export const spread = (fragmentName: string): FragmentSpreadNode => ({
  kind: Kind.FRAGMENT_SPREAD,
  name: name(fragmentName),
});

// @__NO_SIDE_EFFECTS__
export const named = (typeName: string): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: name(typeName) });

/** `Type!` */
// @__NO_SIDE_EFFECTS__
export const nonNull = (type: NonNullTypeNode['type']): NonNullTypeNode => ({ kind: Kind.NON_NULL_TYPE, type });

/** `... on Type { … }` */
// @__NO_SIDE_EFFECTS__
export const on = (typeName: string, selections: Selections): InlineFragmentNode => ({
  kind: Kind.INLINE_FRAGMENT,
  typeCondition: named(typeName),
  selectionSet: selectionSet(selections),
});

const variable = (variableName: string): VariableNode => ({ kind: Kind.VARIABLE, name: name(variableName) });

/** `name: $name`, or `name: $of` */
// @__NO_SIDE_EFFECTS__
export const argument = (argumentName: string, variableName = argumentName): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: name(argumentName),
  value: variable(variableName),
});

/** `$name: Type` */
// @__NO_SIDE_EFFECTS__
export const takes = (variableName: string, variableType: TypeNode): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: variable(variableName),
  type: variableType,
});

const operation = (
  kind: OperationTypeNode,
  operationName: string,
  selections: Selections,
  variableDefinitions: readonly VariableDefinitionNode[] | undefined,
): OperationDefinitionNode => ({
  kind: Kind.OPERATION_DEFINITION,
  operation: kind,
  name: name(operationName),
  ...(variableDefinitions && { variableDefinitions }),
  selectionSet: selectionSet(selections),
});

/** `query Name { … }` */
// @__NO_SIDE_EFFECTS__
export const query = (
  queryName: string,
  selections: Selections,
  variables?: readonly VariableDefinitionNode[],
): OperationDefinitionNode => operation(OperationTypeNode.QUERY, queryName, selections, variables);

/** `mutation Name { … }` */
// @__NO_SIDE_EFFECTS__
export const mutation = (
  mutationName: string,
  selections: Selections,
  variables?: readonly VariableDefinitionNode[],
): OperationDefinitionNode => operation(OperationTypeNode.MUTATION, mutationName, selections, variables);

/** `fragment Name on Type { … }` */
// @__NO_SIDE_EFFECTS__
export const fragment = (fragmentName: string, typeName: string, selections: Selections): FragmentDefinitionNode => ({
  kind: Kind.FRAGMENT_DEFINITION,
  name: name(fragmentName),
  typeCondition: named(typeName),
  selectionSet: selectionSet(selections),
});

/** Creates the document of an operation or fragment, including the fragments that it uses. */
// @__NO_SIDE_EFFECTS__
export const documentOf = (...definitions: readonly DefinitionNode[]): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions,
});

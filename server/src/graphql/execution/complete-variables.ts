import {
  astFromValue,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;

/**
 * Variables with the defaults of input fields that were left out: graphql-jit calls a missing non-null field an error,
 * default or not. The values stay as clients write them; they must have been checked before.
 */
export function completeVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Values,
): Values {
  const completed: Record<string, unknown> = { ...variables };
  for (const { variable, type: node } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node);
    const name = variable.name.value;
    if (isInputType(type) && name in variables) completed[name] = complete(type, variables[name]);
  }
  return completed;
}

function complete(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isNonNullType(type)) return complete(type.ofType, value);
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((item) => complete(type.ofType, item)) : complete(type.ofType, value);
  }
  if (!isInputObjectType(type) || !isValues(value)) return value;
  const completed: Record<string, unknown> = { ...value };
  for (const field of Object.values(type.getFields())) {
    if (value[field.name] !== undefined) completed[field.name] = complete(field.type, value[field.name]);
    else if (field.defaultValue !== undefined) completed[field.name] = defaultOf(field);
  }
  return completed;
}

/** As a client would write it: an enum's value becomes its name again. */
function defaultOf({ defaultValue, type }: GraphQLInputField): unknown {
  const node = astFromValue(defaultValue, type);
  return node ? valueFromASTUntyped(node) : undefined;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

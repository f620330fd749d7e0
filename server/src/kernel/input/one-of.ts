import { type GraphQLSchema, isInputObjectType } from 'graphql';

const oneOfInputs = new Set<string>();

/**
 * Marks a GraphQL input that requires exactly one of its fields (`@oneOf`). type-graphql does not support the
 * directive yet.
 */
export const OneOf = (): ClassDecorator => (type) => {
  oneOfInputs.add(type.name);
};

/** Adds the `@oneOf` directive to the marked inputs of a built schema. */
export function applyOneOf(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type) && oneOfInputs.has(type.name)) type.isOneOf = true;
  }
  return schema;
}

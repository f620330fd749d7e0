import { type GraphQLSchema, isInputObjectType } from 'graphql';

const oneOfInputs = new Set<string>();

/** Marks a GraphQL input of which exactly one field must be given (`@oneOf`). type-graphql has no word for it yet. */
export const OneOf = (): ClassDecorator => (type) => {
  oneOfInputs.add(type.name);
};

/** Makes the marked inputs of a built schema what they are. */
export function applyOneOf(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type) && oneOfInputs.has(type.name)) type.isOneOf = true;
  }
  return schema;
}

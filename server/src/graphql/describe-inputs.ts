import type { GraphQLSchema } from 'graphql';

/** Says of each mutation's argument `input` what it is, so that no resolver has to: its type says the rest. */
export function describeInputs(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const argument of args) {
      if (argument.name === 'input') argument.description ??= `What ${name} takes.`;
    }
  }
  return schema;
}

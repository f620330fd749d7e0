import type { GraphQLSchema } from 'graphql';
import { markForAdministrators } from '../kernel/use-cases/for-administrators.ts';
import { refusalsOf, trader } from './operation-rules.ts';

/** Marks the operations that are for administrators, by their own rules: those that a trader is refused. */
export async function markOperations(schema: GraphQLSchema): Promise<GraphQLSchema> {
  for await (const [field, refusal] of refusalsOf(schema, trader)) if (refusal) markForAdministrators(field);
  return schema;
}

import type { GraphQLSchema } from 'graphql';
import { markForAdministrators } from '../kernel/use-cases/for-administrators.ts';
import { refusalsOf, trader } from './operation-rules.ts';

/** Marks the operations that are for administrators, by their own rules: those that a trader is refused, with or without a test key. */
export async function markOperations(schema: GraphQLSchema): Promise<GraphQLSchema> {
  for await (const [field, refusal] of refusalsOf(schema, trader)) {
    if (refusal && refusal.reason !== 'TEST_KEY_NEEDED') markForAdministrators(field);
  }
  return schema;
}

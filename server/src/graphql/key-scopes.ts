import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { AppError } from '../kernel/errors/errors.ts';
import { isScope, openToKeys, type Scope } from '../kernel/use-cases/scope.ts';
import { bareKey, refusalsOf, testKey } from './operation-rules.ts';

/** Schemas that say it already. */
const described = new WeakSet<GraphQLSchema>();

/** Has each operation say to which keys it is open, and whether to test keys, by its own rule. */
export async function describeKeyScopes(schema: GraphQLSchema): Promise<GraphQLSchema> {
  if (described.has(schema)) return schema;
  described.add(schema);
  for await (const [field, refusal] of refusalsOf(schema, bareKey)) {
    describe(field, openToKeys(refusal ? missingScope(refusal) : 'every'));
  }
  for await (const [field, refusal] of refusalsOf(schema, testKey)) {
    if (refusal?.reason === 'TEST_KEY') describe(field, 'Closed to test keys (TEST_KEY).');
  }
  return schema;
}

function describe(field: GraphQLField<unknown, unknown>, words: string): void {
  if (words !== '') field.description = [field.description, words].filter(Boolean).join(' ');
}

function missingScope({ facts }: AppError): Scope | undefined {
  const { missingScope: scope }: { missingScope?: unknown } = Object(facts?.key);
  return typeof scope === 'string' && isScope(scope) ? scope : undefined;
}

import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { AppError } from '../kernel/errors/errors.ts';
import { markForAdministrators } from '../kernel/use-cases/for-administrators.ts';
import { isScope, openToKeys, type Scope } from '../kernel/use-cases/scope.ts';
import { bareKey, refusalsOf, testKey, trader } from './operation-rules.ts';

/** Schemas whose descriptions already mention the API key scopes. */
const described = new WeakSet<GraphQLSchema>();

/**
 * Adds a sentence about the API keys that may call an operation to the operation's description. The sentence is based
 * on the access rule.
 */
export async function describeKeyScopes(schema: GraphQLSchema): Promise<GraphQLSchema> {
  if (described.has(schema)) return schema;
  described.add(schema);
  for await (const [field, refusal] of refusalsOf(schema, bareKey)) {
    describe(field, openToKeys(refusal ? missingScope(refusal) : 'every'));
  }
  for await (const [field, refusal] of refusalsOf(schema, testKey)) {
    if (refusal?.reason === 'TEST_KEY') describe(field, 'Not available to test keys (TEST_KEY).');
  }
  return schema;
}

function describe(field: GraphQLField<unknown, unknown>, addition: string): void {
  if (addition !== '') field.description = [field.description, addition].filter(Boolean).join(' ');
}

function missingScope({ facts }: AppError): Scope | undefined {
  const { missingScope: scope }: { missingScope?: unknown } = Object(facts?.key);
  return typeof scope === 'string' && isScope(scope) ? scope : undefined;
}

/** Marks operations as administrator-only if their access rule rejects a trader, with or without a test key. */
export async function markOperations(schema: GraphQLSchema): Promise<GraphQLSchema> {
  for await (const [field, refusal] of refusalsOf(schema, trader)) {
    if (refusal && refusal.reason !== 'TEST_KEY_NEEDED') markForAdministrators(field);
  }
  return schema;
}

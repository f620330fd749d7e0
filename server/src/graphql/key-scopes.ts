import type { GraphQLSchema } from 'graphql';
import type { AppError } from '../kernel/errors/errors.ts';
import { isScope, openToKeys, type Scope } from '../kernel/use-cases/scope.ts';
import { bareKey, refusalsOf } from './operation-rules.ts';

/** Schemas that say it already. */
const described = new WeakSet<GraphQLSchema>();

/** Has each operation say to which keys it is open, by its own rule. */
export async function describeKeyScopes(schema: GraphQLSchema): Promise<GraphQLSchema> {
  if (described.has(schema)) return schema;
  described.add(schema);
  for await (const [field, refusal] of refusalsOf(schema, bareKey)) {
    const words = openToKeys(refusal ? missingScope(refusal) : 'every');
    if (words !== '') field.description = [field.description, words].filter(Boolean).join(' ');
  }
  return schema;
}

function missingScope({ facts }: AppError): Scope | undefined {
  const { missingScope: scope }: { missingScope?: unknown } = Object(facts?.key);
  return typeof scope === 'string' && isScope(scope) ? scope : undefined;
}

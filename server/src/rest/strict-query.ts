import { closest, distance } from 'fastest-levenshtein';
import { type ErrorDetail } from '../kernel/errors/catalogue.ts';
import { AppError } from '../kernel/errors/errors.ts';

/**
 * Parses a query string in which unknown parameters could cause damage. Throws INVALID_REQUEST for repeated and
 * unknown parameters, with suggestions. If `ignoresCase` is true, names are case-insensitive.
 */
export function strictQuery(
  knownNames: readonly string[],
  query: Readonly<Record<string, unknown>>,
  { ignoresCase }: { readonly ignoresCase: boolean },
): Record<string, string> {
  const keyOf = (name: string): string => (ignoresCase ? name.toLowerCase() : name);
  const byKey = new Map(knownNames.map((name) => [keyOf(name), name]));
  const values: Record<string, string> = {};
  const faults: ErrorDetail[] = [];
  for (const [sent, value] of Object.entries(query)) {
    const name = byKey.get(keyOf(sent));
    if (name === undefined) faults.push({ path: sent, message: unknownName('parameter', sent, knownNames) });
    else if (Object.hasOwn(values, name) || typeof value !== 'string')
      faults.push({ path: name, message: 'must be given only once' });
    else values[name] = value;
  }
  if (faults.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: faults });
  return values;
}

/** Returns the error message for an unknown name. Suggests the most similar known name if it is similar enough. */
export function unknownName(noun: 'field' | 'parameter', name: string, knownNames: readonly string[]): string {
  const lower = name.toLowerCase();
  const nearest = closest(
    lower,
    knownNames.map((each) => each.toLowerCase()),
  );
  const suggestion = knownNames.find((each) => each.toLowerCase() === nearest);
  const isNear = suggestion !== undefined && distance(lower, nearest) <= Math.max(2, name.length / 2);
  return `is an unknown ${noun}${isNear ? `; did you mean ${suggestion}?` : ''}`;
}

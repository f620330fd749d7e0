import { closest } from 'fastest-levenshtein';
import { type ErrorDetail } from '../kernel/errors/catalogue.ts';
import { AppError } from '../kernel/errors/errors.ts';

/**
 * The query of a call in which a parameter without effect does harm: names count without regard to case, and those that the
 * call does not know, or that come twice, are refused with INVALID_REQUEST.
 */
export function strictQuery(
  known: readonly string[],
  query: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const byLowerCase = new Map(known.map((name) => [name.toLowerCase(), name]));
  const found: Record<string, string> = {};
  const faults: ErrorDetail[] = [];
  for (const [given, value] of Object.entries(query)) {
    const name = byLowerCase.get(given.toLowerCase());
    if (name === undefined) {
      const nearest = byLowerCase.get(closest(given.toLowerCase(), [...byLowerCase.keys()]));
      faults.push({ path: given, message: `is no parameter of this call: did you mean ${nearest}?` });
    } else if (Object.hasOwn(found, name) || typeof value !== 'string') {
      faults.push({ path: name, message: 'must be given once' });
    } else {
      found[name] = value;
    }
  }
  if (faults.length > 0)
    throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: faults.slice(0, mostTold) });
  return found;
}

/** More tell nobody anything. */
const mostTold = 20;

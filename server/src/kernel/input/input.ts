import type { ErrorDetail } from '../errors/catalogue.ts';
import { AppError, invalid } from '../errors/errors.ts';
import { type InputClass, planOf } from './input-plan.ts';
import { misshapen, unknownFields } from './input-shape.ts';
import { faultsOf, fill } from './input-values.ts';
import { isPlain, refuseExcess } from './json-limits.ts';

export type { InputClass } from './input-plan.ts';

/**
 * Turns a value from outside into a checked instance: unknown properties are dropped, blank strings become null,
 * everything wrong is reported at once as INVALID_REQUEST with the path of each field.
 */
export function readInput<I>(type: InputClass<I>, raw: unknown): I {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) throw invalid('', 'must be an object');
  const plan = planOf(type);
  refuse(misshapen(plan, raw));
  refuseExcess(raw);
  const input = fill(plan, new type(), raw);
  refuse(faultsOf(plan, input));
  return input;
}

function refuse(details: ErrorDetail[]): void {
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

/**
 * Throws INVALID_REQUEST naming every field that the class does not have: for what people write by hand, where a misspelt
 * field without effect does harm; and for what is too much to be an input at all. The rest is left to {@link readInput}.
 */
export function refuseUnknownFields(type: InputClass<unknown>, raw: unknown, path: string): void {
  refuseExcess(raw);
  if (isPlain(raw)) refuse(unknownFields(planOf(type), raw, path));
}

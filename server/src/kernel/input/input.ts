import type { ErrorDetail } from '../errors/catalogue.ts';
import { AppError, invalid } from '../errors/errors.ts';
import { type InputClass, planOf } from './input-plan.ts';
import { shapeErrors, unknownFields } from './input-shape.ts';
import { fill, validationErrors } from './input-values.ts';
import { isPlain, refuseExcess } from './json-limits.ts';

export type { InputClass } from './input-plan.ts';

/**
 * Reads an input from a request. Drops unknown properties and converts blank strings to null. Throws INVALID_REQUEST
 * with the path and error of each invalid field.
 */
export function readInput<I>(type: InputClass<I>, raw: unknown): I {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) throw invalid('', 'must be an object');
  const plan = planOf(type);
  refuse(shapeErrors(plan, raw));
  refuseExcess(raw);
  const input = fill(plan, new type(), raw);
  refuse(validationErrors(plan, input));
  return input;
}

function refuse(details: ErrorDetail[]): void {
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

/**
 * Throws INVALID_REQUEST for each field that the class does not define, and for oversized input. Used for
 * hand-written files, in which a misspelled field would otherwise be ignored. {@link readInput} reports all other
 * errors.
 */
export function refuseUnknownFields(type: InputClass<unknown>, raw: unknown, path: string): void {
  refuseExcess(raw);
  if (isPlain(raw)) refuse(unknownFields(planOf(type), raw, path));
}

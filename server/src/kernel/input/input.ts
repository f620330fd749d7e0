import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsPositive, Max, type ValidationError, validateSync } from 'class-validator';
import { type ErrorDetail } from '../errors/catalogue.ts';
import { AppError, invalid } from '../errors/errors.ts';
import { planOf } from './input-plan.ts';
import { misshapen, unknownFields, within } from './input-shape.ts';
import { fill, isValid } from './input-values.ts';
import { isPlain, refuseExcess } from './json-limits.ts';

/** A class whose decorators say what an input looks like: GraphQL fields, REST body and rules in one. */
export type InputClass<I> = new () => I;

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
  if (!isValid(plan, input)) refuse(faultsOf(input));
  return input;
}

function refuse(details: ErrorDetail[]): void {
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

/** What class-validator says of an input whose rules are broken. */
function faultsOf(input: unknown): ErrorDetail[] {
  const errors = validateSync(Object(input), { whitelist: true, forbidUnknownValues: true, stopAtFirstError: true });
  return errors.flatMap((error) => detailsOf(error));
}

/**
 * Throws INVALID_REQUEST naming every field that the class does not have: for what people write by hand, where a misspelt
 * field without effect does harm; and for what is too much to be an input at all. The rest is left to {@link readInput}.
 */
export function refuseUnknownFields<I>(type: InputClass<I>, raw: unknown, path: string): void {
  refuseExcess(raw);
  if (isPlain(raw)) refuse(unknownFields(planOf(type), raw, path));
}

function detailsOf(error: ValidationError, parent = ''): ErrorDetail[] {
  const path = within(parent, error.property);
  const own = Object.values(error.constraints ?? {}).map((message) => ({
    path,
    message: message.startsWith(`${error.property} `) ? message.slice(error.property.length + 1) : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => detailsOf(child, path))];
}

/**
 * Marks a numeric id: GraphQL sends ids as strings, REST as numbers; inside it is a number.
 * With `each`, a list of them.
 */
export function IsId(options: { each?: boolean } = {}): PropertyDecorator {
  const each = options.each ?? false;
  const decorators = [
    Transform(({ value }) => (each && Array.isArray(value) ? value.map(toId) : toId(value))),
    IsInt({ each, message: 'must be an id' }),
    IsPositive({ each, message: 'must be an id' }),
    Max(largestId, { each, message: 'must be an id' }),
  ];
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

/** The same for an id that may be left out or null. */
export const IsOptionalId = (): PropertyDecorator => (target, property) => {
  IsId()(target, property);
  IsOptional()(target, property);
};

/** Keys are 32-bit integers. */
const largestId = 2_147_483_647;

const toId = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;

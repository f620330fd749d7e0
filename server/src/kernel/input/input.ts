import { Expose, plainToInstance, Transform } from 'class-transformer';
import {
  IsInt,
  IsOptional,
  IsPositive,
  Max,
  type ValidationError,
  ValidationTypes,
  validateSync,
} from 'class-validator';
import { type ErrorDetail } from '../errors/catalogue.ts';
import { AppError, invalid } from '../errors/errors.ts';
import { given } from './given.ts';
import { misshapen } from './input-shape.ts';
import { isPlain, refuseExcess } from './json-limits.ts';

/** A class whose decorators say what an input looks like: GraphQL fields, REST body and rules in one. */
export type InputClass<I> = new () => I;

/**
 * Turns a value from outside into a checked instance: unknown properties are dropped, blank strings become null,
 * everything wrong is reported at once as INVALID_REQUEST with the path of each field.
 */
export function readInput<I>(type: InputClass<I>, raw: unknown): I {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) throw invalid('', 'must be an object');
  const misfits = misshapen(type, raw);
  if (misfits.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: misfits });
  refuseExcess(raw);
  const input = plainToInstance(type, blankToNull(raw), { exposeUnsetFields: false });
  const errors = validateSync(Object(input), { whitelist: true, forbidUnknownValues: true, stopAtFirstError: true });
  if (errors.length > 0) {
    throw new AppError('INVALID_REQUEST', {
      reason: 'VALIDATION_FAILED',
      details: errors.flatMap((e) => detailsOf(e)),
    });
  }
  return input;
}

/**
 * Throws INVALID_REQUEST naming every field that the class does not have: for what people write by hand, where a misspelt
 * field without effect does harm; and for what is too much to be an input at all. The rest is left to {@link readInput}.
 */
export function refuseUnknownFields<I>(type: InputClass<I>, raw: unknown, path: string): void {
  refuseExcess(raw);
  if (!isPlain(raw)) return;
  const input = plainToInstance(type, raw);
  const errors = validateSync(Object(input), { whitelist: true, forbidNonWhitelisted: true });
  const details = errors.flatMap((error) => unknownIn(error, path));
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

function unknownIn({ property, constraints = {}, children = [] }: ValidationError, parent: string): ErrorDetail[] {
  const path = parent === '' ? property : `${parent}.${property}`;
  const own = ValidationTypes.WHITELIST in constraints ? [{ path, message: 'is no known field' }] : [];
  return [...own, ...children.flatMap((child) => unknownIn(child, path))];
}

/**
 * Empty strings mean "nothing": they become null at every depth. Class instances (uploads, dates) pass unchanged.
 * What is undefined is left out: an instance of a wide input has all of its fields, and reading each would cost.
 */
function blankToNull(value: unknown, path = ''): unknown {
  if (typeof value === 'string') return textOf(value, path);
  const at = (key: string | number): string => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(value)) return value.map((item, index) => blankToNull(item, at(index)));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(given(value)).map(([key, item]) => [key, blankToNull(item, at(key))]));
}

function textOf(value: string, path: string): string | null {
  // JSON can hold them, a database cannot.
  if (value.includes('\u0000')) throw invalid(path, 'must not hold the character NUL');
  if (!value.isWellFormed()) throw invalid(path, 'must not hold half a character');
  return value.trim() === '' ? null : value;
}

function detailsOf(error: ValidationError, parent = ''): ErrorDetail[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
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
    Expose(),
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

import { TransformationType } from 'class-transformer';
import type { ValidationArguments } from 'class-validator';
import { invalid } from '../errors/errors.ts';
import type { FieldPlan, InputPlan, Rule } from './input-plan.ts';
import { within } from './input-shape.ts';
import { isPlain } from './json-limits.ts';

type Values = Record<string, unknown>;

/**
 * Makes an instance of what was sent, with instances in it. Unknown fields are dropped. Empty strings mean "nothing": they
 * become null at every depth. Files, dates and the like pass unchanged. Throws INVALID_REQUEST for texts that no database
 * holds, in unknown fields too.
 */
export function fill<I>({ fields }: InputPlan, input: I, sent: object, path = ''): I {
  const values: Values = Object(input);
  for (const [name, value] of Object.entries(sent)) {
    // An instance of a wide input has all of its fields.
    if (value === undefined) continue;
    const field = fields.get(name);
    const read = valueFrom(value, field?.inner, { path, key: name });
    const final = field && transformed(field, read, sent);
    if (final !== undefined) values[name] = final;
  }
  return input;
}

/** Where a value stands: its key in what lies at a path. */
interface Place {
  readonly path: string;
  readonly key: string | number;
}

function valueFrom(value: unknown, inner: InputPlan | undefined, place: Place): unknown {
  if (typeof value === 'string') return textOf(value, place);
  if (typeof value !== 'object' || value === null) return value;
  const path = within(place.path, place.key);
  if (Array.isArray(value)) return value.map((item: unknown, key) => valueFrom(item, inner, { path, key }));
  if (!isPlain(value)) return value;
  return inner ? fill(inner, new inner.type(), value, path) : plainCopy(value, path);
}

const plainCopy = (values: Values, path: string): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, valueFrom(value, undefined, { path, key })]],
    ),
  );

function textOf(text: string, { path, key }: Place): string | null {
  // JSON can hold them, a database cannot.
  if (text.includes('\u0000')) throw invalid(within(path, key), 'must not hold the character NUL');
  if (!text.isWellFormed()) throw invalid(within(path, key), 'must not hold half a character');
  return text.trim() === '' ? null : text;
}

function transformed({ name, transforms }: FieldPlan, value: unknown, sent: object): unknown {
  let final = value;
  for (const transform of transforms)
    final = transform({ value: final, key: name, obj: sent, type: TransformationType.PLAIN_TO_CLASS, options: {} });
  return final;
}

/** Whether an instance keeps all rules of its class. What they say of one that does not is class-validator's to word. */
export function isValid({ type, fields, expected }: InputPlan, input: unknown): boolean {
  if (!(input instanceof type) || fields.size === 0) return false;
  const values: Values = Object(input);
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === undefined) continue;
    const field = fields.get(name);
    if (!field || !isKept(field, values, value)) return false;
  }
  for (const field of expected) {
    if (values[field.name] === undefined && !isKept(field, values, undefined)) return false;
  }
  return true;
}

function isKept({ name, conditions, rules, inner }: FieldPlan, input: object, value: unknown): boolean {
  for (const counts of conditions) if (!counts(input, value)) return true;
  const { name: targetName } = input.constructor;
  for (const rule of rules) {
    const args = { targetName, property: name, object: input, value, constraints: rule.constraints };
    if (!passes(rule, value, args)) return false;
  }
  return inner === undefined || value === undefined || areValid(inner, value);
}

const passes = ({ validator, each }: Rule, value: unknown, args: ValidationArguments): boolean =>
  each && Array.isArray(value)
    ? value.every((item) => validator.validate(item, args) === true)
    : validator.validate(value, args) === true;

const areValid = (inner: InputPlan, value: unknown): boolean =>
  Array.isArray(value) ? value.every((item) => areValid(inner, item)) : isValid(inner, value);

import { Value } from 'typebox/value';
import type { ErrorDetail } from '../errors/catalogue.ts';
import { invalid } from '../errors/errors.ts';
import { type FieldPlan, type InputPlan, type Rule, schemaOf } from './input-plan.ts';
import { within } from './input-shape.ts';
import { isPlain } from './json-limits.ts';

type Values = Record<string, unknown>;

/**
 * Fills an input, including nested inputs, with the values from a request. Drops unknown fields. Converts blank
 * strings to null at every depth. Files and dates are unchanged. Throws INVALID_REQUEST for strings that PostgreSQL
 * cannot store, even in unknown fields.
 */
export function fill<I>({ fields }: InputPlan, input: I, sent: object, path = ''): I {
  const values: Values = Object(input);
  for (const [name, value] of Object.entries(sent)) {
    // GraphQL inputs are class instances that have all fields. Omitted fields are undefined.
    if (value === undefined) continue;
    const field = fields.get(name);
    const read = valueFrom(value, field?.inner, { path, key: name });
    const final = field && transformed(field, read);
    if (final !== undefined) values[name] = final;
  }
  return input;
}

/** Location of a value in a request: its parent's path and its key. */
interface ValueLocation {
  readonly path: string;
  readonly key: string | number;
}

function valueFrom(value: unknown, inner: InputPlan | undefined, location: ValueLocation): unknown {
  if (typeof value === 'string') return textOf(value, location);
  if (typeof value !== 'object' || value === null) return value;
  const path = within(location.path, location.key);
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

function textOf(text: string, { path, key }: ValueLocation): string | null {
  // JSON can contain NUL characters, but PostgreSQL cannot store them.
  if (text.includes('\u0000')) throw invalid(within(path, key), 'must not contain a NUL character');
  if (!text.isWellFormed())
    throw invalid(within(path, key), 'must not contain an unpaired surrogate (incomplete Unicode character)');
  return text.trim() === '' ? null : text;
}

const transformed = ({ transformations }: FieldPlan, value: unknown): unknown =>
  transformations.reduce((current, transform) => transform(current), value);

/**
 * Returns the validation errors of an input: at most one error per field, in declaration order. Empty if the input is
 * valid.
 */
export function validationErrors({ fields }: InputPlan, input: unknown, path = ''): ErrorDetail[] {
  const values: Values = Object(input);
  const errors: ErrorDetail[] = [];
  for (const field of fields.values()) {
    const value = values[field.name];
    if (isSkipped(field, value)) continue;
    if (!field.matches(value) || field.across.some(({ checkWith }) => !checkWith?.(value, values)))
      errors.push({ path: within(path, field.name), message: brokenRule(field, value, values).message });
    if (field.inner && field.isList === Array.isArray(value))
      errors.push(...innerErrors(field.inner, value, within(path, field.name)));
  }
  return errors;
}

/** Returns whether the field is omitted or null and its declaration allows this. */
const isSkipped = ({ mayBeMissing, mayBeNull }: FieldPlan, value: unknown): boolean =>
  (value === undefined && mayBeMissing) || (value === null && mayBeNull);

function brokenRule({ name, rules }: FieldPlan, value: unknown, input: Values): Rule {
  const applied = Array.isArray(value) ? rules : rules.filter(({ each }) => !each);
  const broken = applied.find(
    (rule) => !Value.Check(schemaOf([rule]), value) || !(rule.checkWith?.(value, input) ?? true),
  );
  if (!broken) throw new Error(`${name} fails the compiled check, but none of its rules`);
  return broken;
}

function innerErrors(inner: InputPlan, value: unknown, path: string): ErrorDetail[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, key) => innerErrors(inner, item, within(path, key)));
  return value instanceof inner.type ? validationErrors(inner, value, path) : [];
}

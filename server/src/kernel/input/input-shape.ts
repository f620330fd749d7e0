import type { ErrorDetail } from '../errors/catalogue.ts';
import type { FieldPlan, InputPlan } from './input-plan.ts';
import { isPlain } from './json-limits.ts';
import { notObjects } from './rules.ts';

/**
 * Returns the structural errors of a request before its values are read: lists that are too long, and lists in place
 * of objects.
 */
export function shapeErrors(plan: InputPlan, raw: object, path = ''): ErrorDetail[] {
  const errors: ErrorDetail[] = [];
  for (const field of plan.fields.values()) {
    if (!field.isList && !field.inner) continue;
    const value: unknown = Reflect.get(raw, field.name);
    if (typeof value === 'object' && value !== null)
      errors.push(...fieldShapeErrors(field, value, within(path, field.name)));
  }
  return errors;
}

function fieldShapeErrors({ maxItems, inner, isList }: FieldPlan, value: object, path: string): ErrorDetail[] {
  if (!Array.isArray(value)) return inner && !isList ? shapeErrors(inner, value, path) : [];
  if (!isList) return [{ path, message: 'must be an object' }];
  if (maxItems !== undefined && value.length > maxItems)
    return [{ path, message: `must have at most ${maxItems} values` }];
  if (!inner) return [];
  if (value.some((item) => Array.isArray(item))) return [{ path, message: notObjects }];
  return value.flatMap((item: unknown, index) =>
    typeof item === 'object' && item !== null ? shapeErrors(inner, item, within(path, index)) : [],
  );
}

/** Returns an error for each field that the class does not define, at every depth. */
export function unknownFields(plan: InputPlan, raw: Readonly<Record<string, unknown>>, path: string): ErrorDetail[] {
  const unknownHere = Object.keys(raw)
    .filter((name) => !plan.fields.has(name))
    .map((name) => ({ path: within(path, name), message: 'is an unknown field' }));
  const below = [...plan.fields.values()].flatMap(({ name, inner }) =>
    inner ? unknownBelow(inner, raw[name], within(path, name)) : [],
  );
  return [...unknownHere, ...below];
}

function unknownBelow(inner: InputPlan, value: unknown, path: string): ErrorDetail[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownBelow(inner, item, within(path, index)));
  return isPlain(value) ? unknownFields(inner, value, path) : [];
}

/** Returns the path of the value under `key` in the object or list at `path`. */
export const within = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key));

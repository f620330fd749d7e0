import type { ErrorDetail } from '../errors/catalogue.ts';
import type { FieldPlan, InputPlan } from './input-plan.ts';
import { isPlain } from './json-limits.ts';
import { notObjects } from './rules.ts';

/**
 * What is wrong with the shape of something from outside, before its values are read: lists that are too long, and lists where
 * there should be an object.
 */
export function misshapen(plan: InputPlan, raw: object, path = ''): ErrorDetail[] {
  const found: ErrorDetail[] = [];
  for (const field of plan.fields.values()) {
    if (!field.isList && !field.inner) continue;
    const value: unknown = Reflect.get(raw, field.name);
    if (typeof value === 'object' && value !== null)
      found.push(...misshapenField(field, value, within(path, field.name)));
  }
  return found;
}

function misshapenField({ maxItems, inner, isList }: FieldPlan, value: object, path: string): ErrorDetail[] {
  if (!Array.isArray(value)) return inner && !isList ? misshapen(inner, value, path) : [];
  if (!isList) return [{ path, message: 'must be an object' }];
  if (maxItems !== undefined && value.length > maxItems)
    return [{ path, message: `must have at most ${maxItems} values` }];
  if (!inner) return [];
  if (value.some((item) => Array.isArray(item))) return [{ path, message: notObjects }];
  return value.flatMap((item: unknown, index) =>
    typeof item === 'object' && item !== null ? misshapen(inner, item, within(path, index)) : [],
  );
}

/** The fields that a class does not have, at every depth. */
export function unknownFields(plan: InputPlan, raw: Readonly<Record<string, unknown>>, path: string): ErrorDetail[] {
  const own = Object.keys(raw)
    .filter((name) => !plan.fields.has(name))
    .map((name) => ({ path: within(path, name), message: 'is an unknown field' }));
  const below = [...plan.fields.values()].flatMap(({ name, inner }) =>
    inner ? unknownBelow(inner, raw[name], within(path, name)) : [],
  );
  return [...own, ...below];
}

function unknownBelow(inner: InputPlan, value: unknown, path: string): ErrorDetail[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownBelow(inner, item, within(path, index)));
  return isPlain(value) ? unknownFields(inner, value, path) : [];
}

/** The path of something in what lies at a path. */
export const within = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key));

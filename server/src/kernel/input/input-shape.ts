import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { ARRAY_MAX_SIZE, getMetadataStorage, ValidationTypes } from 'class-validator';
import type { ErrorDetail } from '../errors/catalogue.ts';

/** What a field holds, as far as that has to be known before its values are looked at. */
interface FieldShape {
  readonly name: string;
  /** Longest list. */
  readonly most: number | undefined;
  /** The class of an object, or of the objects of a list. */
  readonly inner: InputClass | undefined;
  readonly isList: boolean;
}

type InputClass = new () => unknown;

/** What is wrong with a list of objects that holds something else. */
export const notObjects = 'must be a list of objects';

const shapes = new WeakMap<InputClass, readonly FieldShape[]>();

/** The fields of an input class that hold lists or objects. */
function shapeOf(type: InputClass): readonly FieldShape[] {
  const known = shapes.get(type);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);
  const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
  const found = names
    .map((name) => {
      const own = rules.filter(({ propertyName }) => propertyName === name);
      const nested = own.find((rule) => rule.type === ValidationTypes.NESTED_VALIDATION);
      const bound: unknown = own.find((rule) => rule.name === ARRAY_MAX_SIZE)?.constraints[0];
      const most = typeof bound === 'number' ? bound : undefined;
      const inner = nested && classAt(type, name);
      return { name, most, inner, isList: most !== undefined || nested?.each === true };
    })
    .filter(({ most, inner }) => most !== undefined || inner);
  shapes.set(type, found);
  return found;
}

function classAt(type: InputClass, name: string): InputClass | undefined {
  const inner: unknown = defaultMetadataStorage.findTypeMetadata(type, name)?.typeFunction();
  return isClass(inner) ? inner : undefined;
}

const isClass = (value: unknown): value is InputClass => typeof value === 'function';

/**
 * What is wrong with the shape of something from outside, before anybody goes through its values: lists that are too long,
 * and lists where there should be an object, which class-validator's rule for objects would let pass.
 */
export function misshapen(type: InputClass, raw: object, path = ''): ErrorDetail[] {
  return shapeOf(type).flatMap((field) => {
    const value: unknown = Reflect.get(raw, field.name);
    return typeof value === 'object' && value !== null
      ? misshapenField(field, value, path ? `${path}.${field.name}` : field.name)
      : [];
  });
}

function misshapenField({ most, inner, isList }: FieldShape, value: object, path: string): ErrorDetail[] {
  if (!Array.isArray(value)) return inner && !isList ? misshapen(inner, value, path) : [];
  if (!isList) return [{ path, message: 'must be an object' }];
  if (most !== undefined && value.length > most) return [{ path, message: `must have at most ${most} values` }];
  if (!inner) return [];
  if (value.some((item) => Array.isArray(item))) return [{ path, message: notObjects }];
  return value.flatMap((item: unknown, index) =>
    typeof item === 'object' && item !== null ? misshapen(inner, item, `${path}.${index}`) : [],
  );
}

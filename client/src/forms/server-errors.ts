import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ErrorDetail } from '../graphql/api-error';

/** Server errors sorted to where they are shown. */
export interface PlacedErrors<TValues extends FieldValues> {
  /** Message by path of a field of the form. */
  fields: ReadonlyMap<FieldPath<TValues>, string>;
  /** Messages about inputs that the form has no field for. */
  rest: readonly string[];
}

function isFieldOf<TValues extends FieldValues>(values: TValues, path: string): path is FieldPath<TValues> {
  let value: unknown = values;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      return false;
    }
    value = Reflect.get(value, key);
  }
  return true;
}

/**
 * The field that a server's path is about: the path itself, else its end, because the server names
 * inputs from the argument on (`input.address.city`, `set.colorId`) and a form from its own root.
 */
function fieldOf<TValues extends FieldValues>(values: TValues, path: string): FieldPath<TValues> | undefined {
  const parts = path.split('.');
  const ends = parts.map((_, index) => parts.slice(index).join('.'));
  return ends.find((end): end is FieldPath<TValues> => isFieldOf(values, end));
}

/** The server's messages are predicates ("must not be empty"); under a field they stand alone. */
function asSentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** Puts each of the server's details at the form's field that it is about. */
export function placeServerErrors<TValues extends FieldValues>(
  details: readonly ErrorDetail[],
  values: TValues,
): PlacedErrors<TValues> {
  const fields = new Map<FieldPath<TValues>, string>();
  const rest: string[] = [];
  for (const { path, message } of details) {
    const field = fieldOf(values, path);
    if (field === undefined) {
      rest.push(asSentence(`${path.split('.').at(-1)} ${message}.`));
    } else {
      fields.set(field, fields.get(field) ?? asSentence(message));
    }
  }
  return { fields, rest };
}

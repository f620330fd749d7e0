import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import { toLocalMoment } from '../../../forms/moments';
import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { valueAt } from '../../../table/columns/value-kinds';
import { type FormField, formFields, picturesIn } from './form-fields';

/** Validated form values, by input name. */
export type RecordValues = Record<string, unknown>;

export type RecordControl = Control<TypedRecord, unknown, RecordValues>;

/** Validation error that depends on several fields. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Extensions of a stock type's form. */
export interface FormParts {
  /** Additional form fields with their default values. */
  readonly extra: Readonly<Record<string, string>>;
  readonly check: (values: RecordValues) => readonly FieldProblem[];
  /** Custom controls by field name. */
  readonly controls: Readonly<Record<string, ComponentType<{ readonly control: RecordControl }>>>;
  /** Names of fields that a custom control shows together with its own field. */
  readonly besides: readonly string[];
  /** Converts the changed values to mutation input. For a new record, `changed` contains all values. */
  readonly sent: (changed: RecordValues, values: RecordValues) => RecordValues;
}

/** Form without extensions. */
export const plainForm: FormParts = {
  extra: {},
  check: () => [],
  controls: {},
  besides: [],
  sent: (changed) => changed,
};

/** Form value: a string, the state of a checkbox, or the IDs of selected values. */
export type InputValue = string | boolean | string[];

/** Form values of a record, by input name. */
export type TypedRecord = Record<string, InputValue>;

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((each) => textOf(valueAt(each, 'id'))) : [];
}

/** Returns the URLs of a record's pictures for an input field. */
function picturesOf(value: unknown, name: string): string[] {
  if (!Array.isArray(value)) {
    return value === null ? [] : [textOf(value)];
  }
  return value
    .filter((each) => typeof each === 'string' || textOf(valueAt(each, 'slot')).split('.')[0] === name)
    .map((each) => textOf(typeof each === 'string' ? each : valueAt(each, 'url')));
}

export function typedValue(field: FormField, record: StockRecord): InputValue {
  const { name, value: kind, slots } = field;
  const value = valueAt(record, field.output ?? '');
  if (slots !== undefined) {
    return picturesIn(slots, record).join('\n');
  }
  switch (kind) {
    case 'flag':
      return value === true;
    case 'reference':
      return textOf(valueAt(value, 'id'));
    case 'references':
      return idsOf(value);
    case 'moment':
      return toLocalMoment(textOf(value) || null);
    case 'picture':
    case 'pictures':
      return picturesOf(value, name).join('\n');
    default:
      return textOf(value);
  }
}

export function emptyValue(field: StockFieldDeclaration): InputValue {
  const { value: kind, default: defaultValue } = field;
  if (kind === 'flag') {
    return defaultValue === true;
  }
  return kind === 'references' ? [] : textOf(defaultValue);
}

/** Returns the form values for a new record, with defaults. */
export function emptyRecord(declaration: StockDeclaration): TypedRecord {
  return Object.fromEntries(formFields(declaration).map((field) => [field.name, emptyValue(field)]));
}

/** Returns the form values of a record. */
export function typedRecord(declaration: StockDeclaration, record: StockRecord): TypedRecord {
  return Object.fromEntries(formFields(declaration).map((field) => [field.name, typedValue(field, record)]));
}

/** Returns the entries of `after` that differ from `before`. */
export function changedEntries<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const key in after) {
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) {
      changed[key] = after[key];
    }
  }
  return changed;
}

import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import { toLocalMoment } from '../../../forms/moments';
import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { valueAt } from '../../../table/columns/value-kinds';
import { type FormField, formFields, picturesIn } from './form-fields';

/** A record as it was typed and found in order, by the names of inputs. */
export type RecordValues = Record<string, unknown>;

/** The control of the form of a record. */
export type RecordControl = Control<TypedRecord, unknown, RecordValues>;

/** Something wrong with a field that only several fields together show. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** What the form of a type has besides its declared fields, or does with some of them in a way of its own. */
export interface FormParts {
  /** What is typed besides the fields, as an empty form has it. */
  readonly extra: Readonly<Record<string, string>>;
  /** Rules over several fields. */
  readonly check: (values: RecordValues) => readonly FieldProblem[];
  /** Better controls than those of their kinds, by the field's name. */
  readonly controls: Readonly<Record<string, ComponentType<{ readonly control: RecordControl }>>>;
  /** Fields that such a control has besides the one that it stands for. */
  readonly besides: readonly string[];
  /** What is sent of the values that changed; of a new record all of them have. */
  readonly sent: (changed: RecordValues, values: RecordValues) => RecordValues;
}

/** Nothing but the declared fields. */
export const plainForm: FormParts = {
  extra: {},
  check: () => [],
  controls: {},
  besides: [],
  sent: (changed) => changed,
};

/** What a field holds while it is typed: texts, yes or no, ids of what is chosen. */
export type Typed = string | boolean | string[];

/** A record as it is typed, by the names of inputs. */
export type TypedRecord = Record<string, Typed>;

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((each) => textOf(valueAt(each, 'id'))) : [];
}

/** The addresses of those pictures of a record that inputs have under a name. */
function picturesOf(value: unknown, name: string): string[] {
  if (!Array.isArray(value)) {
    return value === null ? [] : [textOf(value)];
  }
  return value
    .filter((each) => typeof each === 'string' || textOf(valueAt(each, 'slot')).split('.')[0] === name)
    .map((each) => textOf(typeof each === 'string' ? each : valueAt(each, 'url')));
}

/** What a record has in a field, as it is typed. */
export function typedValue(field: FormField, record: StockRecord): Typed {
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

/** A field before anything is typed. */
export function emptyValue(field: StockFieldDeclaration): Typed {
  const { value: kind, default: usual } = field;
  if (kind === 'flag') {
    return usual === true;
  }
  return kind === 'references' ? [] : textOf(usual);
}

/** A form before anything is typed: empty, save for what is usual. */
export function emptyRecord(declaration: StockDeclaration): TypedRecord {
  return Object.fromEntries(formFields(declaration).map((field) => [field.name, emptyValue(field)]));
}

/** A record as the form shows it. */
export function typedRecord(declaration: StockDeclaration, record: StockRecord): TypedRecord {
  return Object.fromEntries(formFields(declaration).map((field) => [field.name, typedValue(field, record)]));
}

/** The entries of `after` that differ from `before`. */
export function changedEntries<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const key in after) {
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) {
      changed[key] = after[key];
    }
  }
  return changed;
}

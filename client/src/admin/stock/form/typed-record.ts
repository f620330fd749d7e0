import { toLocalMoment } from '../../../forms/moments';
import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { valueAt } from '../../../table/columns/value-at';
import { type FormField, formFields } from './form-fields';
import { picturesIn } from './picture-slots';

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

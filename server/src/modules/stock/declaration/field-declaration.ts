import Type, { type TSchema } from 'typebox';
import type { StockField } from '../fields/stock-field.ts';
import type { StockImport } from '../files/stock-import.ts';
import type { StockSection } from '../stock-sections.ts';
import type { StockType } from '../stock-type.ts';
import type { Unit, ValueKind, ValueLimits } from '../values/stock-value.ts';

/** Types of JSON, and formats of its texts, as people say them. */
const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  date: 'day, as in 2027-01-31',
  'date-time': 'moment, ISO 8601 in UTC',
};

/** What REST shows of a value, in words. Throws for a schema that it has no word for, so that nothing is told wrongly. */
function restWords(schema: TSchema): string {
  if (Type.IsEnum(schema)) return `one of ${schema.enum.join(', ')}`;
  if (Type.IsArray(schema)) return `list: ${restWords(schema.items)}`;
  const { type, format }: { type?: unknown; format?: unknown } = schema;
  const word = words[String(format ?? type)];
  if (word === undefined) throw new Error(`there is no word for ${JSON.stringify(schema)}`);
  return word;
}

/** One field of a type of stock, as clients are told of it. */
export interface FieldDeclaration {
  readonly name: string;
  readonly output: string | null;
  readonly label: string;
  /** What it is, for whoever reads it by a program. */
  readonly description: string;
  /** Where REST and its feed show it, and what as. Null: nowhere. */
  readonly rest: { readonly path: string; readonly type: string } | null;
  readonly shortLabel?: string;
  readonly unit: Unit | null;
  readonly group: StockSection;
  readonly value: ValueKind;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly limits: ValueLimits;
  readonly presence: StockField['presence'];
  readonly default?: string | number | boolean;
  readonly notAbove?: string;
  readonly readers: 'everybody' | 'users' | 'administrators';
  /** It tells a price: keys without the scope PRICES_READ are not told. */
  readonly isPrice?: true;
  readonly isGiven: boolean;
  readonly filter: string | null;
  /** Who may filter by it, where fewer may than read it. */
  readonly filterReaders?: 'administrators';
  readonly facet: string | null;
  readonly sort: string | null;
  readonly columns: readonly string[] | null;
  /** Its name in files, where that is not its own. */
  readonly heading?: string;
}

type DeclaredType = Pick<StockType, 'fields' | 'parts' | 'filters'>;

/** What a client gives for the default of a field, where that is one plain value. */
function defaultOf({ default: value, value: { facet, kind } }: StockField): string | number | boolean | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  if (kind === 'reference') return String(value);
  if (kind === 'choice' && facet.kind === 'options')
    return facet.known.find(({ stored }) => stored === String(value))?.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** Where GraphQL shows a field; of a list by the `position` of an element: `sideStones.1.type`. Null: nowhere by itself. */
function pathOf({ output, partOf, within, place, amount, media }: StockField, { parts }: DeclaredType): string | null {
  if (amount !== null) return `price.${amount}`;
  if (media !== null) return media === 'imageOrder' ? null : `media.${media}`;
  if (output === null || partOf === undefined) return output;
  if (partOf in parts) return `${partOf}.${output}`;
  if (within === undefined) return null;
  return place === undefined ? `${partOf}.${within}` : `${partOf}.${place}.${within}`;
}

const filterOf = ({ filterName, name }: StockField, { filters }: DeclaredType): string | null =>
  filterName ?? (filters[name]?.input ? name : null);

/** The headers of files that carry a field besides its name; null where files do not tell it. */
export function columnsOf(name: string, { headings }: StockImport): readonly string[] | null {
  const heading = headings[name];
  return heading ? [...heading.columns, ...(heading.fallbacks ?? [])].filter((column) => column !== name) : null;
}

interface DeclaredBeside {
  readonly files: StockImport;
  /** The field of REST that holds the item's own ones, where it wraps them. */
  readonly wrapper?: string | undefined;
}

const restType = ({ value: { schema }, presence }: StockField): string =>
  `${restWords(schema)}${presence === 'optional' ? ', or null' : ''}`;

const restPath = (name: string, wrapper: string | undefined): string => (wrapper ? `${wrapper}.${name}` : name);

/** What clients are told of a field. */
export function fieldDeclaration(
  field: StockField,
  type: DeclaredType,
  { files, wrapper }: DeclaredBeside,
): FieldDeclaration {
  const { name, label, description, rest, shortLabel, unit, section, value, presence, notAbove, constant } = field;
  const { isForAdministrators, isForUsers, isGiven, input, heading, hasFacet, isSorted } = field;
  const usual = defaultOf(field);
  const filter = filterOf(field, type);
  const isFilterApart = filter !== null && !isForAdministrators && type.filters[filter]?.isForAdministrators === true;
  return {
    name,
    output: pathOf(field, type),
    label,
    description,
    rest: rest === null ? null : { path: restPath(rest, wrapper), type: restType(field) },
    ...(shortLabel !== undefined && { shortLabel }),
    unit,
    group: section,
    value: value.kind,
    ...(value.choices && { choices: value.choices.map(({ value, label }) => ({ value, label })) }),
    limits: value.limits,
    presence,
    ...(usual !== undefined && { default: usual }),
    ...(notAbove !== undefined && { notAbove }),
    readers: isForAdministrators ? 'administrators' : isForUsers ? 'users' : 'everybody',
    ...(field.isPrice && { isPrice: true }),
    isGiven: isGiven && input !== false,
    filter,
    ...(isFilterApart && { filterReaders: 'administrators' }),
    facet: hasFacet ? constant : null,
    sort: isSorted ? constant : null,
    columns: columnsOf(heading, files),
    ...(heading !== name && { heading }),
  };
}

import Type, { type TSchema } from 'typebox';
import type { StockField } from '../fields/stock-field.ts';
import type { StockImport } from '../files/stock-import.ts';
import type { StockSection } from '../stock-sections.ts';
import type { StockType } from '../stock-type.ts';
import type { Unit, ValueKind, ValueLimits } from '../values/stock-value.ts';

/** Display names of JSON Schema types and string formats. */
const typeLabels: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  date: 'date, as in 2027-01-31',
  'date-time': 'timestamp, ISO 8601 in UTC',
};

/**
 * Returns a readable name for a REST schema. Throws if the schema is not supported, so that no wrong name is
 * published.
 */
function restTypeName(schema: TSchema): string {
  if (Type.IsEnum(schema)) return `one of ${schema.enum.join(', ')}`;
  if (Type.IsArray(schema)) return `list of: ${restTypeName(schema.items)}`;
  const { type, format }: { type?: unknown; format?: unknown } = schema;
  const label = typeLabels[String(format ?? type)];
  if (label === undefined) throw new Error(`unsupported schema: ${JSON.stringify(schema)}`);
  return label;
}

/** Field of a stock type in `stock.declaration.json`. */
export interface FieldDeclaration {
  readonly name: string;
  readonly output: string | null;
  readonly label: string;
  readonly description: string;
  /** Path and type of the field in REST responses and the REST feed. Null if REST does not return the field. */
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
  /** Set if the value reveals a price. API keys without the scope PRICES_READ do not receive such fields. */
  readonly isPrice?: true;
  readonly isGiven: boolean;
  readonly filter: string | null;
  /** Set if filtering by the field is restricted more than reading it. */
  readonly filterReaders?: 'administrators';
  readonly facet: string | null;
  readonly sort: string | null;
  readonly columns: readonly string[] | null;
  /** Column name in files, if it differs from `name`. */
  readonly heading?: string;
}

type DeclaredType = Pick<StockType, 'fields' | 'parts' | 'filters'>;

/** Returns the default in the format that clients send. Undefined if the default is not a plain value. */
function defaultOf({ default: value, value: { facet, kind } }: StockField): string | number | boolean | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  if (kind === 'reference') return String(value);
  if (kind === 'choice' && facet.kind === 'options')
    return facet.knownValues.find(({ stored }) => stored === String(value))?.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/**
 * Returns the GraphQL path of a field. List elements are addressed by `position`, as in `sideStones.1.type`. Null if
 * GraphQL does not return the field directly.
 */
function pathOf(
  { output, partOf, within, position, amount, media }: StockField,
  { parts }: DeclaredType,
): string | null {
  if (amount !== null) return `price.${amount}`;
  if (media !== null) return media === 'imageOrder' ? null : `media.${media}`;
  if (output === null || partOf === undefined) return output;
  if (partOf in parts) return `${partOf}.${output}`;
  if (within === undefined) return null;
  return position === undefined ? `${partOf}.${within}` : `${partOf}.${position}.${within}`;
}

const filterOf = ({ filterName, name }: StockField, { filters }: DeclaredType): string | null =>
  filterName ?? (filters[name]?.input ? name : null);

/** Returns the file headers of a field, except its name. Null if files do not contain the field. */
export function columnsOf(name: string, { headings }: StockImport): readonly string[] | null {
  const heading = headings[name];
  return heading ? [...heading.columns, ...(heading.fallbacks ?? [])].filter((column) => column !== name) : null;
}

interface DeclaredBeside {
  readonly files: StockImport;
  /** REST field that wraps the item's own fields. */
  readonly wrapper?: string | undefined;
}

const restType = ({ value: { schema }, presence }: StockField): string =>
  `${restTypeName(schema)}${presence === 'optional' ? ', or null' : ''}`;

const restPath = (name: string, wrapper: string | undefined): string => (wrapper ? `${wrapper}.${name}` : name);

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

import type {
  ReferenceListName,
  StockDeclaration,
  StockFieldDeclaration,
  StockValueKind,
} from '../../graphql/stock/stock-declaration';
import { type ColumnFacts, listColumn } from '../../table/columns/list-column';
import { textAt, type ValueKind, valueAt } from '../../table/columns/value-kinds';
import type { ListColumn } from '../../table/list/list-declaration';
import { notedNumber } from '../stock-notes/note-mark';

/** Access level of a viewer, as used in field declarations. */
export type StockViewer = StockFieldDeclaration['readers'];

const ranks: Readonly<Record<StockViewer, number>> = { everybody: 0, users: 1, administrators: 2 };

/** Returns true if the viewer can read the field. */
export function isReadBy({ readers }: Pick<StockFieldDeclaration, 'readers'>, viewer: StockViewer): boolean {
  return ranks[readers] <= ranks[viewer];
}

/** Display type for each value type. Null for types that lists do not show. */
const shownAs: Readonly<Record<StockValueKind, ValueKind | null>> = {
  text: 'text',
  longText: null,
  link: 'text',
  picture: null,
  pictures: null,
  integer: 'integer',
  number: 'number',
  money: 'money',
  carats: 'carats',
  flag: 'flag',
  choice: 'choice',
  choices: 'text',
  reference: 'reference',
  references: 'references',
  date: 'date',
  moment: 'moment',
  user: 'user',
};

/** Returns the unit of a field, unless the header already contains it: `Carat`, `$/ct`. */
function unitSuffix(header: string, { unit }: StockFieldDeclaration): string | null {
  return unit === null || unit === 'ct' || header.includes(unit) ? null : unit;
}

/** Returns the option labels of a field; empty for fields without options. */
function labelsOf({ options }: StockFieldDeclaration): Record<string, string> {
  return options !== undefined && 'values' in options
    ? Object.fromEntries(options.values.map(({ value, label }) => [value, label]))
    : {};
}

/** Returns the option labels of a stock type's field. */
export function choiceLabels({ fields }: StockDeclaration, name: string): Record<string, string> {
  const field = fields.find((each) => each.name === name);
  return field === undefined ? {} : labelsOf(field);
}

/** Grade lists that are shown with abbreviated labels, to leave room for prices. */
const abbreviated: ReadonlySet<string> = new Set<ReferenceListName>(['cuts', 'polishes', 'symmetries']);

function kindOf({ value, unit, options }: StockFieldDeclaration): ValueKind | null {
  if (options !== undefined && 'list' in options && abbreviated.has(options.list)) {
    return 'grade';
  }
  return unit === 'mm' && value === 'number' ? 'millimetres' : shownAs[value];
}

/** Returns the labels of a multi-value field as a single string. */
function labelsAt(row: unknown, field: StockFieldDeclaration): string | null {
  const labels = labelsOf(field);
  const values = valueAt(row, field.output ?? '');
  return Array.isArray(values) && values.length > 0 ? values.map((value) => labels[value] ?? value).join(', ') : null;
}

/** Renders a stock number, with a mark if the viewer has a note on the item. */
const notedNumberOf = (row: unknown) =>
  notedNumber({ stockNumber: textAt(row, 'stockNumber') ?? '', note: textAt(row, 'note') });

function factsOf<Row, Sort extends string>(field: StockFieldDeclaration<Sort>): ColumnFacts<Row, Sort> | null {
  const value = kindOf(field);
  if (value === null || field.output === null) {
    return null;
  }
  const header = field.shortLabel ?? field.label;
  return {
    path: field.output,
    header,
    label: field.label,
    unit: unitSuffix(header, field),
    value,
    sort: field.sort,
    labels: labelsOf(field),
    ...(field.output === 'stockNumber' ? { cell: notedNumberOf } : {}),
    ...(field.value === 'choices' ? { plain: (row: Row) => labelsAt(row, field) } : {}),
  };
}

/**
 * Returns a viewer's columns for a stock type in declaration order, with the stock number first. `special` overrides
 * columns by path and adds columns that are not fields.
 */
export function stockColumns<Row, Sort extends string>(
  { fields }: StockDeclaration<Sort>,
  viewer: StockViewer,
  special: readonly (Partial<ColumnFacts<Row, Sort>> & { readonly path: string })[] = [],
): readonly ListColumn<Row, Sort>[] {
  const declared = fields
    .filter((field) => isReadBy(field, viewer))
    .flatMap((field) => factsOf<Row, Sort>(field) ?? []);
  const overridesOf = (path: string) => special.find((each) => each.path === path);
  const added = special.filter(({ path }) => fields.every(({ output }) => output !== path));
  return [
    ...declared.map((facts) => {
      const overrides = overridesOf(facts.path);
      return listColumn<Row, Sort>({
        ...facts,
        ...(overrides?.header === undefined ? {} : { label: overrides.header }),
        ...overrides,
      });
    }),
    ...added.map((facts) => listColumn<Row, Sort>({ header: facts.path, ...facts })),
  ];
}

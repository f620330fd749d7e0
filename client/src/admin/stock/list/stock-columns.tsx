import type { StockDeclaration, StockFieldDeclaration, StockValueKind } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { listColumn } from '../../../table/columns/list-column';
import type { ListColumn } from '../../../table/list/list-declaration';
import { StatusMark } from '../../../ui/status-mark';

type StockColumn = ListColumn<StockRecord>;

/** What a cell of a table shows; other values are too long for one, or no text. */
const shown = [
  'text',
  'integer',
  'number',
  'money',
  'carats',
  'flag',
  'choice',
  'reference',
  'references',
  'date',
  'moment',
  'user',
] as const satisfies readonly StockValueKind[];

/** `shapeId` → `shape`, `isActive` → `active`: how a column and its filter are called in the URL. */
export function shortName(name: string): string {
  const bare = name.replace(/Ids?$/, '').replace(/^is(?=[A-Z])/, '');
  return `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
}

/** What stands behind a label, unless the label says it itself or everybody knows. */
function unitOf({ unit, value, label, shortLabel = label }: StockFieldDeclaration): string | null {
  return unit === null || value === 'carats' || shortLabel.includes(unit) ? null : unit;
}

function columnOf(field: StockFieldDeclaration): readonly StockColumn[] {
  const { name, output, label, shortLabel = label, value, options, sort } = field;
  const kind = shown.find((each) => each === value);
  if (output === null || kind === undefined) {
    return [];
  }
  const choices = options !== undefined && 'values' in options ? options.values : [];
  return [
    listColumn<StockRecord, string>({
      path: output,
      id: shortName(name),
      header: shortLabel,
      value: kind,
      unit: unitOf(field),
      sort,
      labels: Object.fromEntries(choices.map((choice) => [choice.value, choice.label])),
    }),
  ];
}

/** Inactive stock catches the eye. */
const active = listColumn<StockRecord, string>({
  path: 'isActive',
  id: 'active',
  header: 'Active',
  sort: 'IS_ACTIVE',
  value: 'flag',
  cell: ({ isActive }) => (isActive ? 'Yes' : <StatusMark tone="neutral">No</StatusMark>),
});

/** The columns of a type: the stock number first, then its own ones, then those that its fields declare. */
export function stockColumns({ fields }: StockDeclaration, own: readonly StockColumn[] = []): readonly StockColumn[] {
  const special = [...own, active];
  const declared = fields.flatMap(columnOf).filter(({ path }) => special.every((each) => each.path !== path));
  const columns = [...special, ...declared];
  const isNumber = ({ path }: StockColumn) => path === 'stockNumber';
  return [...columns.filter(isNumber), ...columns.filter((column) => !isNumber(column))];
}

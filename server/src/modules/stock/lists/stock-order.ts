import { type RawBuilder, sql } from 'kysely';
import { SortDirection } from '../../../kernel/input/page.ts';
import type { OrderColumn } from '../../../kernel/lists/list-query.ts';
import type { Viewer } from '../../accounts/index.ts';
import { isReadableBy } from '../fields/stock-row.ts';
import type { StockSort } from '../graphql/stock-inputs.ts';
import { fieldNamed, type StockType } from '../stock-type.ts';
import { requireAdministrator, requireReadable } from './stock-filter.ts';

const wordFor = (direction: SortDirection | undefined): RawBuilder<unknown> =>
  direction === SortDirection.DESC ? sql`desc` : sql`asc`;

/** Returns the list for the ORDER BY clause. */
export const orderOf = (columns: readonly OrderColumn[]): RawBuilder<unknown> =>
  sql.join(columns.map(({ value, direction }) => sql`${value} ${direction}`));

/** Returns the columns of the sort order. Ties are sorted by ID, in the direction of the first column. */
export function orderColumns(sort: readonly StockSort[], type: StockType, viewer: Viewer): readonly OrderColumn[] {
  const usual = { field: type.defaultSort, direction: SortDirection.ASC };
  // If the viewer may not read the default sort field, it is omitted instead of causing FORBIDDEN.
  const usually = isReadableBy(fieldNamed(type, type.defaultSort), viewer) ? [usual] : [];
  const columns = sort.length > 0 ? sort : usually;
  const order = columns.map(({ field, direction }) => ({
    value: sortedValue(field, type, viewer),
    isText: type.fields.some(({ name, value }) => name === field && value.property.type === 'text'),
    direction: mayBeNull(field, type) ? sql`${wordFor(direction)} nulls last` : wordFor(direction),
  }));
  return [...order, { value: sql`d.id`, isText: false, direction: wordFor(columns[0]?.direction) }];
}

/** Columns that are never null do not need NULLS LAST. Without it, an index can be scanned backward. */
const mayBeNull = (name: string, { fields }: StockType): boolean =>
  fields.some((field) => field.name === name && field.presence === 'optional');

function sortedValue(name: string, type: StockType, viewer: Viewer): RawBuilder<unknown> {
  if (name === 'updatedAt') return sql`d.updated_at`;
  if (name === 'isActive') {
    requireAdministrator(viewer);
    return sql`d.is_active`;
  }
  const field = fieldNamed(type, name);
  requireReadable(field, viewer);
  const value = type.read(field, viewer);
  const { order } = field.value;
  return order ? sql`array_position(array[${sql.join(order.map((id) => sql.lit(id)))}]::smallint[], ${value})` : value;
}

import { type RawBuilder, sql } from 'kysely';
import { SortDirection } from '../../../../kernel/input/page.ts';
import type { Viewer } from '../../../accounts/index.ts';
import type { StockSort } from '../fields/stock-inputs.ts';
import { fieldNamed, type StockType } from '../stock-type.ts';
import { requireAdministrator, requireReadable } from './stock-filter.ts';
import { isReadableBy } from './stock-row.ts';

const wordFor = (direction: SortDirection | undefined): RawBuilder<unknown> =>
  direction === SortDirection.DESC ? sql`desc` : sql`asc`;

/** The list behind `order by`. Ties go by id, in the direction of the first column. */
export function orderOf(sort: readonly StockSort[], type: StockType, viewer: Viewer): RawBuilder<unknown> {
  const usual = { field: type.defaultSort, direction: SortDirection.ASC };
  // Nobody is refused a list that they have not asked to be sorted.
  const usually = isReadableBy(fieldNamed(type, type.defaultSort), viewer) ? [usual] : [];
  const columns = sort.length > 0 ? sort : usually;
  const order = columns.map(
    ({ field, direction }) =>
      sql`${sortedValue(field, type, viewer)} ${wordFor(direction)}${mayBeNull(field, type) ? sql` nulls last` : sql``}`,
  );
  return sql.join([...order, sql`d.id ${wordFor(columns[0]?.direction)}`]);
}

/** What is never null needs no word about nulls; without it an index can be read backwards. */
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

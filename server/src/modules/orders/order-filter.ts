import { type RawBuilder, sql } from 'kysely';
import { SortDirection } from '../../kernel/input/page.ts';
import { containing } from '../../kernel/values/containing.ts';
import { type OrderFilter, type OrderSort, OrderSortField } from './order.inputs.ts';
import { newestFirst } from './order-row.ts';

/** The orders `o` that meet a filter. */
export function ordersThat({ statuses, userIds, text }: OrderFilter): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (statuses) conditions.push(sql`o.status = any(${statuses})`);
  if (userIds) conditions.push(sql`o.user_id = any(${userIds})`);
  if (text) conditions.push(mentions(text));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function mentions(text: string): RawBuilder<boolean> {
  const part = containing(text);
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  return sql`(
    o.buyer_name ilike ${part} or o.buyer_email ilike ${part}
    or o.id = ${number === undefined ? null : Number(number)}
    or o.id in (select l.order_id from sales_order_line l where lower(l.stock_id) = lower(${text}))
  )`;
}

const columns: Record<OrderSortField, RawBuilder<unknown>> = {
  [OrderSortField.CREATED_AT]: sql`o.created_at`,
  [OrderSortField.STATUS]: sql`o.status`,
  [OrderSortField.TOTAL_PRICE]: sql`o.total_price`,
};

/** SQL behind `order by`; ties are broken by the newest. */
export const sortedBy = (sort: readonly OrderSort[]): RawBuilder<unknown> =>
  sql.join([
    ...sort.map(({ field, direction }) =>
      direction === SortDirection.DESC ? sql`${columns[field]} desc` : columns[field],
    ),
    newestFirst,
  ]);

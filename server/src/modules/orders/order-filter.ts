import { type RawBuilder, sql } from 'kysely';
import { SortDirection } from '../../kernel/input/page.ts';
import { actorOf } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { isTest } from '../../kernel/use-cases/sandbox/sandbox.ts';
import { containing } from '../../kernel/values/containing.ts';
import { anyOf, type Condition } from '../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn } from './database.ts';
import { type MyOrderFilter, type OrderFilter, type OrderSort, OrderSortField } from './order.inputs.ts';
import { newestFirst, o } from './order-row.ts';

const order = conditionsOn('sales_order', 'o');
const l = columnsOf('sales_order_line', 'l');

/** Whether the orders `o` are tests. */
export const testsOnly = (isWanted: boolean): Condition => order('o.is_test', '=', isWanted);

/** The orders `o` that are the caller's own, as far as they are of the same sort as the request: tests or none. */
export const ownOrders = (ctx: RequestContext): Condition =>
  order.and([order('o.user_id', '=', actorOf(ctx).id), testsOnly(isTest(ctx))]);

/** The orders `o` that meet a filter; tests only where it asks for them. */
export function ordersThat({ ids, statuses, userIds, text, createdAt, isTest }: OrderFilter): Condition {
  const conditions = [testsOnly(isTest ?? false)];
  if (ids) conditions.push(order('o.id', '=', anyOf(ids)));
  if (statuses) conditions.push(order('o.status', '=', anyOf(statuses)));
  if (userIds) conditions.push(order('o.user_id', '=', anyOf(userIds)));
  if (text) conditions.push(mentions(text));
  if (createdAt?.min) conditions.push(sql`${o('created_at')} >= ${createdAt.min}`);
  if (createdAt?.max) conditions.push(sql`${o('created_at')} <= ${createdAt.max}`);
  return order.and(conditions);
}

/** Those of the caller's own orders `o` that meet a filter. */
export function ownOrdersThat(ctx: RequestContext, filter: MyOrderFilter): Condition {
  const { statuses, reference, updatedSince, beforeId } = filter;
  const conditions = [ownOrders(ctx)];
  if (statuses) conditions.push(order('o.status', '=', anyOf(statuses)));
  if (typeof reference === 'string') conditions.push(order('o.reference', '=', reference));
  if (updatedSince) conditions.push(sql`${o('updated_at')} >= ${updatedSince}`);
  if (typeof beforeId === 'number') conditions.push(order('o.id', '<', beforeId));
  return order.and(conditions);
}

function mentions(text: string): Condition {
  const part = containing(text);
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  return sql<boolean>`(
    ${o('buyer_name')} ilike ${part} or ${o('buyer_email')} ilike ${part} or ${o('reference')} ilike ${part}
    or ${o('id')} = ${number === undefined ? null : Number(number)}
    or ${o('id')} in (select ${l('order_id')} from sales_order_line l where lower(${l('stock_id')}) like lower(${part}))
  )`;
}

const columns: Record<OrderSortField, RawBuilder<unknown>> = {
  [OrderSortField.CREATED_AT]: o('created_at'),
  [OrderSortField.STATUS]: o('status'),
  [OrderSortField.TOTAL_PRICE]: o('total_price'),
  [OrderSortField.UPDATED_AT]: o('updated_at'),
};

/** SQL behind `order by`; ties are broken by the newest. */
export const sortedBy = (sort: readonly OrderSort[]): RawBuilder<unknown> =>
  sql.join([
    ...sort.map(({ field, direction }) =>
      direction === SortDirection.DESC ? sql`${columns[field]} desc` : columns[field],
    ),
    newestFirst,
  ]);

import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, type QueryCreator, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OrdersTables } from '../../../generated/tables/orders.ts';
import { AppError } from '../../kernel/errors/errors.ts';
import type { RowOf } from '../../kernel/resources/resource-types.ts';
import { rowColumns } from '../../platform/database/statements/entity-rows.ts';
import { type Condition, rowCount } from '../../platform/database/statements/statements.ts';
import { itemIdIn } from '../selling/items/index.ts';
import { itemKinds } from '../selling/kinds/index.ts';
import { columnsOf, conditionsOn, queryIn } from './database.ts';
import { Order } from './order.entity.ts';
import { OrderLine } from './order-line.entity.ts';

export interface OrderLineRow extends RowOf<OrderLine> {
  /**
   * Item fields that REST adds to the line, keyed by REST name. Fields of other item kinds are null. All fields are
   * null if the item was deleted.
   */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Row of an order with its lines. */
export interface OrderRow extends RowOf<Order> {
  readonly lines: readonly OrderLineRow[];
}

const order = conditionsOn('sales_order', 'o');

/** SQL: additional fields of the item of line `l`, as one JSON object. */
const details = sql<OrderLineRow['details']>`json_build_object(${sql.join(
  itemKinds.flatMap(({ rest }) => (rest?.inOrders ? [sql`${sql.lit(rest.inOrders.name)}, ${rest.inOrders.json}`] : [])),
)})`;

type Tables = { readonly [Name in keyof OrdersTables]: Selectable<OrdersTables[Name]> };

/** Tables or CTEs from which orders and their lines are read. */
interface Sources {
  readonly orders: string;
  readonly lines: string;
}

const linesIn = (em: EntityManager, table: string) =>
  order
    .selectFrom(sql<Tables['sales_order_line']>`${sql.table(table)}`.as('l'))
    .select(rowColumns(em, OrderLine, 'l'))
    .select([itemIdIn('l').as('itemId'), details.as('details')])
    .whereRef('l.order_id', '=', 'o.id')
    .orderBy('l.position');

/** Returns a query for orders `o` with their lines. */
export const ordersIn = (
  em: EntityManager,
  db: Pick<QueryCreator<OrdersTables>, 'selectFrom'>,
  { orders, lines }: Sources,
) =>
  db
    .selectFrom(sql<Tables['sales_order']>`${sql.table(orders)}`.as('o'))
    .select(rowColumns(em, Order, 'o'))
    .select(jsonArrayFrom(linesIn(em, lines)).as('lines'));

interface Selection {
  where: Condition;
  orderBy?: Expression<unknown>;
  limit?: number;
  offset?: number;
}

export const o = columnsOf('sales_order', 'o');

/** SQL sort order: newest orders first. */
export const newestFirst = sql`${o('id')} desc`;

/** SQL condition: the order has this ID. */
export const orderIs = (id: number): Condition => order('o.id', '=', id);

/** Reads the orders that match a condition on `o`, with their lines, in one query. */
export async function readOrders(
  em: EntityManager,
  { where, orderBy = newestFirst, limit, offset = 0 }: Selection,
): Promise<OrderRow[]> {
  return ordersIn(em, queryIn(em), { orders: 'sales_order', lines: 'sales_order_line' })
    .where(where)
    .orderBy(orderBy)
    .limit(limit ?? null)
    .offset(offset)
    .execute();
}

/** Returns the number of orders that match the condition. */
export async function countOrders(em: EntityManager, where: Condition): Promise<number> {
  const orders = queryIn(em).selectFrom('sales_order as o').select(rowCount.as('count')).where(where);
  return (await orders.executeTakeFirstOrThrow()).count;
}

/** Returns one order. Throws ORDER_NOT_FOUND if none matches the condition. */
export async function readOrder(em: EntityManager, where: Condition): Promise<OrderRow> {
  const [row] = await readOrders(em, { where, limit: 1 });
  if (!row) throw new AppError('ORDER_NOT_FOUND');
  return row;
}

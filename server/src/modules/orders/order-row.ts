import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../kernel/errors/errors.ts';
import { itemIdIn, itemKinds } from '../selling/index.ts';
import type { OrderStatus } from './order-status.ts';

/** A line as it was frozen. */
export interface OrderLineRow {
  id: number;
  itemType: number;
  /** The item, among those of its kind; null once it is deleted. */
  itemId: number | null;
  numberOfStones: number | null;
  ringSize: string | null;
  stockId: string;
  lineSet: string | null;
  description: string;
  carats: number | null;
  pricePerCarat: number | null;
  totalPrice: number;
  /** What REST tells of the item, by names of its own: null for other kinds, and once the item is deleted. */
  details: Readonly<Record<string, unknown>>;
}

const details = itemKinds.flatMap(({ rest }) =>
  rest?.inOrders ? [sql`${sql.lit(rest.inOrders.name)}, ${rest.inOrders.json}`] : [],
);

/** An order with its lines. */
export interface OrderRow {
  id: number;
  userId: number | null;
  buyerName: string;
  buyerEmail: string;
  buyerAddress: string | null;
  status: OrderStatus;
  createdAt: Date;
  completedAt: Date | null;
  totalPrice: number;
  version: number;
  /** As in the cart. */
  lines: readonly OrderLineRow[];
}

/** Instants inside JSON are text. */
type Stored = Omit<OrderRow, 'createdAt' | 'completedAt'> & { createdAt: string; completedAt: string | null };

interface Selection {
  where: RawBuilder<boolean>;
  orderBy?: RawBuilder<unknown>;
  limit?: number;
  offset?: number;
}

/** SQL: the newest first. */
export const newestFirst = sql`o.id desc`;

/** SQL: this order and no other. */
export const orderIs = (id: number): RawBuilder<boolean> => sql`o.id = ${id}`;

/** Reads orders and their lines in one query. The table is `o` in the given fragments. */
export async function readOrders(
  em: EntityManager,
  { where, orderBy = newestFirst, limit, offset = 0 }: Selection,
): Promise<OrderRow[]> {
  const { rows } = await sql<{ order: Stored }>`
    select json_build_object(
      'id', o.id, 'userId', o.user_id, 'buyerName', o.buyer_name, 'buyerEmail', o.buyer_email,
      'buyerAddress', o.buyer_address, 'status', o.status, 'createdAt', o.created_at, 'completedAt', o.completed_at,
      'totalPrice', o.total_price, 'version', o.version,
      'lines', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'itemType', l.item_type, 'itemId', ${itemIdIn('l')},
          'numberOfStones', l.number_of_stones, 'ringSize', l.ring_size, 'stockId', l.stock_id, 'lineSet', l.line_set,
          'description', l.description, 'carats', l.carats, 'pricePerCarat', l.price_per_carat,
          'totalPrice', l.total_price,
          'details', json_build_object(${sql.join(details)})) order by l.position), '[]')
        from sales_order_line l where l.order_id = o.id)
    ) as "order"
    from sales_order o where ${where} order by ${orderBy} limit ${limit ?? null} offset ${offset}`.execute(
    em.getKysely(),
  );
  return rows.map(({ order }) => ({
    ...order,
    createdAt: new Date(order.createdAt),
    completedAt: order.completedAt === null ? null : new Date(order.completedAt),
  }));
}

/** How many orders there are. */
export async function countOrders(em: EntityManager, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from sales_order o where ${where}`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}

/** One order. Throws ORDER_NOT_FOUND, also when the condition keeps it from the caller. */
export async function readOrder(em: EntityManager, where: RawBuilder<boolean>): Promise<OrderRow> {
  const [order] = await readOrders(em, { where, limit: 1 });
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

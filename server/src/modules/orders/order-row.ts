import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../kernel/errors/errors.ts';
import type { ItemType } from '../basket-lines/index.ts';
import type { OrderStatus } from './order-status.ts';

/** A line as it was frozen. */
export interface OrderLineRow {
  id: number;
  itemType: ItemType;
  /** The thing, among those of its kind; null once it is deleted. */
  itemId: number | null;
  numberOfStones: number | null;
  ringSize: string | null;
  stockId: string;
  lineSet: string | null;
  description: string;
  carats: number | null;
  pricePerCarat: number | null;
  totalPrice: number;
  /** What a ring is made of; null for other things, and once it is deleted. */
  engagementRing: RingParts | null;
  completedRing: RingParts | null;
  /** Off the lists it has the words of the order: what becomes of it there is not for the buyer. */
  eternityRing: { id: number; stockNumber: string; name: string } | null;
}

/** A ring that somebody has put together. */
export interface RingParts {
  id: number;
  ringSettingId: number;
  /** A diamond, or a generic diamond. */
  stoneId: number;
  ringSize: number | null;
  engraving: string | null;
}

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
          'id', l.id, 'itemType', l.item_type, 'itemId', coalesce(l.diamond_id, l.melee_id, l.engagement_ring_id, l.completed_ring_id,
            l.eternity_ring_id, l.bracelet_id, l.jewellery_piece_id, l.custom_necklace_id),
          'numberOfStones', l.number_of_stones, 'ringSize', l.ring_size, 'stockId', l.stock_id, 'lineSet', l.line_set,
          'description', l.description, 'carats', l.carats, 'pricePerCarat', l.price_per_carat,
          'totalPrice', l.total_price,
          'engagementRing', case when e.id is not null then json_build_object('id', e.id, 'ringSettingId',
            e.ring_setting_id, 'stoneId', e.diamond_id, 'ringSize', e.ring_size, 'engraving', e.engraving) end,
          'completedRing', case when c.id is not null then json_build_object('id', c.id, 'ringSettingId',
            c.ring_setting_id, 'stoneId', c.generic_diamond_id, 'ringSize', c.ring_size, 'engraving', c.engraving) end,
          'eternityRing', case when r.id is not null then json_build_object('id', r.id, 'stockNumber',
            l.stock_id, 'name', case when r.is_active then r.name else l.description end) end) order by l.position), '[]')
        from sales_order_line l
          left join engagement_ring e on e.id = l.engagement_ring_id
          left join completed_ring c on c.id = l.completed_ring_id
          left join eternity_ring r on r.id = l.eternity_ring_id
        where l.order_id = o.id)
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

import { sql } from 'kysely';
import { addAllToCart } from '../../src/modules/cart/index.ts';
import { changeOrderStatus, OrderStatus, placeOrder } from '../../src/modules/orders/index.ts';
import { roundShapeId } from '../../src/modules/reference-data/index.ts';
import { StockStatus } from '../../src/modules/stock/fields/index.ts';
import { Diamond, highlightDiamond } from '../../src/modules/stock-types/diamonds/index.ts';
import { addAllToWishlist } from '../../src/modules/wishlist/index.ts';
import { createAdministratorContext, createDemoContext, type DemoDeps } from '../demo-context.ts';
import { AvailableItems } from './available-items.ts';
import { traders } from './traders.ts';

/** Creates wishlists, carts and orders in every status. Uses the same code as requests of real users. */
export async function seedTrade(deps: DemoDeps): Promise<void> {
  const availableItems = await AvailableItems.load(deps);
  const administrator = await createAdministratorContext(deps);
  for (const { email, items, day, status } of ordersByDate()) {
    const ctx = await createDemoContext(deps, email);
    await addAllToCart(ctx, { items: availableItems.take(items) });
    const { order } = await placeOrder(ctx, { idempotencyKey: `demo-${day}`, reference: `PO ${day}` });
    if (status !== OrderStatus.PROCESSING) await changeOrderStatus(administrator, { id: order.id, status });
    await backdateOrder(deps, order.id, day);
  }
  for (const { email, wishlist, cart } of traders) {
    const ctx = await createDemoContext(deps, email);
    if (Object.keys(wishlist).length > 0) await addAllToWishlist(ctx, { items: availableItems.take(wishlist) });
    if (Object.keys(cart).length > 0) await addAllToCart(ctx, { items: availableItems.take(cart) });
  }
}

/** Returns all traders' orders, oldest first. */
const ordersByDate = () =>
  traders
    .flatMap(({ email, orders }) => orders.map(([items, day, status]) => ({ email, items, day, status })))
    .toSorted((a, b) => a.day.localeCompare(b.day));

/**
 * Backdates an order, its events and its completion. Completed and canceled orders were closed 9 days after `day`.
 * Other status changes happened one hour after the order was placed.
 */
async function backdateOrder({ orm }: DemoDeps, id: number, day: string): Promise<void> {
  const db = orm.em.fork().getKysely();
  const placedAt = sql`${`${day}T10:15:00Z`}::timestamptz`;
  await sql`
    update sales_order set created_at = ${placedAt},
      completed_at = case when completed_at is not null then ${placedAt} + interval '9 days' end
    where id = ${id}`.execute(db);
  await sql`
    update sales_order_event e set at = case
      when e.kind = 'PLACED' then ${placedAt} else coalesce(o.completed_at, ${placedAt} + interval '1 hour') end
    from sales_order o where o.id = e.order_id and o.id = ${id}`.execute(db);
  await sql`
    update sales_order set updated_at = (select max(at) from sales_order_event where order_id = ${id})
    where id = ${id}`.execute(db);
}

/** Matches single stones with a certificate and a table percentage, which the homepage needs for its drawing. */
const singleWithReport = {
  isPair: false,
  isLine: false,
  parcelStones: 1,
  tablePercent: { $ne: null },
  certificateNo: { $ne: null },
};

/** Sets the highlighted diamond of the homepage: the heaviest available round that is visible to everyone. */
export async function highlightStone(deps: DemoDeps): Promise<void> {
  const [stone] = await deps.orm.em
    .fork()
    .find(
      Diamond,
      { showToAll: true, isActive: true, status: StockStatus.AVAILABLE, shapeId: roundShapeId, ...singleWithReport },
      { orderBy: { carats: 'desc', stockNumber: 'asc' }, limit: 1 },
    );
  if (!stone) throw new Error('no round demo diamond can be highlighted');
  await highlightDiamond(await createAdministratorContext(deps), { id: stone.id });
}

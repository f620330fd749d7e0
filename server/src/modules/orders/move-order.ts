import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../kernel/errors/errors.ts';
import { actorOf } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { lockReservations, releaseStock, reopenStock, reserveStock, sellStock } from '../selling/allocation/index.ts';
import type { Order } from './order.entity.ts';
import { factsOf, orderStatusChanged } from './order.events.ts';
import { OrderLine } from './order-line.entity.ts';
import { type OrderRow, orderIs, readOrder } from './order-row.ts';
import { type OrderStatus, type StockEffect, stockEffectOf } from './order-status.ts';
import { movedFrom, writeTimeline } from './timeline/write-timeline.ts';

/**
 * Moves a locked order to another status, with what that means for its stock, and tells of it; a test has none. `isAsHouse`:
 * whoever does it stands for the house. Throws ITEM_NOT_FOUND 409 naming the lines when an order that is opened again finds
 * its stock with somebody else.
 */
export async function moveOrder(
  ctx: RequestContext,
  order: Order,
  status: OrderStatus,
  { isAsHouse = false } = {},
): Promise<OrderRow> {
  const { em } = ctx;
  const before = order.status;
  if (!order.isTest) await moveStock(em, order, stockEffectOf(status));
  order.changeStatus(status, new Date());
  await em.flush();
  const moved = await readOrder(em, orderIs(order.id));
  await writeTimeline(ctx, moved, [{ ...movedFrom(before, status), isAsHouse }]);
  const isByBuyer = !isAsHouse && actorOf(ctx).id === order.userId;
  await ctx.services.events.tell(em, orderStatusChanged, { ...factsOf(moved), before, isByBuyer });
  return moved;
}

/** Brings the stock of an order from what its status means to what the new one means. */
async function moveStock(em: EntityManager, order: Order, to: StockEffect): Promise<void> {
  const from = stockEffectOf(order.status);
  if (from === to) return;
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  if (to === 'released') return releaseStock(em, lines, order.userId);
  if (from === 'sold') return reopenStock(em, lines, buyerOf(order));
  if (from === 'released') {
    const lineIds = new Map(lines.map((line) => [line, line.id]));
    const buyerId = buyerOf(order);
    await reserveStock(em, await lockReservations(em, lines, buyerId), { lineIds, buyerId });
    await em.flush();
  }
  if (to === 'sold') await sellStock(em, lines, order.userId);
}

/** Stock can only be reserved for somebody. */
function buyerOf({ userId }: Order): number {
  if (userId === null) throw invalid('status', 'cannot be opened again: the buyer’s account is deleted');
  return userId;
}

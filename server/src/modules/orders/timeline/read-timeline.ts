import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { OrderEventType } from './order-event.type.ts';

/** What has happened to an order, oldest first, together with other orders asked for in the same moment by one query. */
export const timelineOf = batch(
  async (ctx: RequestContext, orderIds: readonly number[]): Promise<Map<number, OrderEventType[]>> => {
    // From the primary database: whoever has just changed something wants to see it.
    const rows = await queryIn(ctx.em, { type: 'write' })
      .selectFrom('sales_order_event as e')
      .select([
        'e.id',
        'e.order_id as orderId',
        'e.kind',
        'e.at',
        'e.is_by_buyer as isByBuyer',
        'e.actor_name as actorName',
        'e.status_before as statusBefore',
        'e.status',
        'e.note',
      ])
      .where('e.order_id', '=', anyOf(orderIds))
      // Written while the order is locked: later ones have higher ids.
      .orderBy('e.id')
      .execute();
    const timelines = new Map(orderIds.map((id): [number, OrderEventType[]] => [id, []]));
    for (const { orderId, ...event } of rows) timelines.get(orderId)?.push(new OrderEventType(event, ctx));
    return timelines;
  },
);

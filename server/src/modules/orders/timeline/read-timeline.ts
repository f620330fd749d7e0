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
      .leftJoin('sales_order_message as m', 'm.id', 'e.message_id')
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
        'e.message_id as messageId',
        'm.subject',
        'm.text',
        'm.recipient',
        'm.status as mailStatus',
        'm.failure',
      ])
      .where('e.order_id', '=', anyOf(orderIds))
      // Written while the order is locked: later ones have higher ids.
      .orderBy('e.id')
      .execute();
    const timelines = new Map(orderIds.map((id): [number, OrderEventType[]] => [id, []]));
    for (const { orderId, messageId, subject, text, recipient, mailStatus, failure, ...event } of rows) {
      const isMessage =
        messageId !== null && subject !== null && text !== null && recipient !== null && mailStatus !== null;
      const message = isMessage ? { id: messageId, subject, text, recipient, status: mailStatus, failure } : null;
      timelines.get(orderId)?.push(new OrderEventType({ ...event, message }, ctx));
    }
    return timelines;
  },
);

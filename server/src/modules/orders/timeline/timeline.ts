import { type RawBuilder, sql } from 'kysely';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import type { OrderRow } from '../order-row.ts';
import { OrderStatus } from '../order-status.ts';
import { OrderEventKind } from './order-event-kind.ts';
import { OrderEventType } from './timeline.type.ts';

/** Entry to add to the timeline of an order. */
export interface TimelineEntry {
  readonly kind: OrderEventKind;
  readonly statusBefore?: OrderStatus;
  readonly note?: string;
  /** If true, the timeline shows the brand as the actor instead of the caller. */
  readonly isByBrand?: boolean;
  /** ID of the message to the buyer. */
  readonly messageId?: number;
}

/** Order fields that a timeline event needs. */
interface TimelineOrder extends Pick<OrderRow, 'userId' | 'status'> {
  readonly id: number | RawBuilder<number>;
}

/** Returns the SQL statement that {@link writeTimeline} runs. */
export function writingTimeline(
  ctx: RequestContext,
  { id, userId, status }: TimelineOrder,
  entries: readonly TimelineEntry[],
) {
  const { id: actorId } = actorOf(ctx);
  const name = sql<string | null>`(
    select coalesce(
      (select a.first_name || ' ' || a.last_name from user_address a where a.user_id = u.id order by a.id limit 1), u.email)
    from user_account u where u.id = ${actorId})`;
  return queryIn(ctx.em)
    .insertInto('sales_order_event')
    .values(
      entries.map(({ kind, statusBefore = null, note = null, messageId = null, isByBrand = false }) => ({
        order_id: id,
        kind,
        is_by_buyer: !isByBrand && actorId === userId,
        actor_name: isByBrand ? null : name,
        status_before: statusBefore,
        status,
        note,
        message_id: messageId,
      })),
    );
}

/**
 * Adds the caller's action to the timeline of an order, in the transaction of the command. `order` is the order after
 * the action.
 */
export async function writeTimeline(
  ctx: RequestContext,
  order: TimelineOrder,
  entries: readonly TimelineEntry[],
): Promise<void> {
  await writingTimeline(ctx, order, entries).execute();
}

/** Returns the timeline entry for a status change. */
export const movedFrom = (statusBefore: OrderStatus, status: OrderStatus): TimelineEntry => ({
  kind: status === OrderStatus.CANCELLED ? OrderEventKind.CANCELLED : OrderEventKind.STATUS_CHANGED,
  statusBefore,
});

/** Returns the timeline of an order, oldest first. Calls in the same tick share one query. */
export const timelineOf = batch(
  async (ctx: RequestContext, orderIds: readonly number[]): Promise<Map<number, OrderEventType[]>> => {
    // Read from the primary database, so that callers see their own changes immediately.
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
      // Events are written while the order is locked, so IDs increase with time.
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

import { type RawBuilder, sql } from 'kysely';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { queryIn } from '../database.ts';
import type { OrderRow } from '../order-row.ts';
import { OrderStatus } from '../order-status.ts';
import { OrderEventKind } from './order-event-kind.ts';

/** Something that a command has done to an order. */
export interface Happening {
  readonly kind: OrderEventKind;
  readonly statusBefore?: OrderStatus;
  /** What exactly, in words. */
  readonly note?: string;
  /** Whoever has done it stands for the house, and is not named. */
  readonly isAsHouse?: boolean;
  /** What was written to the buyer. */
  readonly messageId?: number;
}

/** An order of which a timeline tells. */
interface Told extends Pick<OrderRow, 'userId' | 'status'> {
  readonly id: number | RawBuilder<number>;
}

/** The statement that {@link writeTimeline} runs. */
export function writingTimeline(ctx: RequestContext, { id, userId, status }: Told, happenings: readonly Happening[]) {
  const { id: actorId } = actorOf(ctx);
  const name = sql<string | null>`(
    select coalesce(
      (select a.first_name || ' ' || a.last_name from user_address a where a.user_id = u.id order by a.id limit 1), u.email)
    from user_account u where u.id = ${actorId})`;
  return queryIn(ctx.em)
    .insertInto('sales_order_event')
    .values(
      happenings.map(({ kind, statusBefore = null, note = null, messageId = null, isAsHouse = false }) => ({
        order_id: id,
        kind,
        is_by_buyer: !isAsHouse && actorId === userId,
        actor_name: isAsHouse ? null : name,
        status_before: statusBefore,
        status,
        note,
        message_id: messageId,
      })),
    );
}

/** Writes what the caller has done to an order, which is as it has become, into its timeline: in the command's transaction. */
export async function writeTimeline(ctx: RequestContext, order: Told, happenings: readonly Happening[]): Promise<void> {
  await writingTimeline(ctx, order, happenings).execute();
}

/** A change of status as a timeline tells it. */
export const movedFrom = (statusBefore: OrderStatus, status: OrderStatus): Happening => ({
  kind: status === OrderStatus.CANCELLED ? OrderEventKind.CANCELLED : OrderEventKind.STATUS_CHANGED,
  statusBefore,
});

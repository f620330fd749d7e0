import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '../../../kernel/input/page.ts';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { anyOf, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { MailStatus } from '../../../platform/email/tracked-mail.entity.ts';
import { columnsOf, queryIn } from '../database.ts';
import { EmailDelivery } from './email-delivery.entity.ts';

/** Copy of a bulk email that is sent to one recipient. */
export type DeliveryRow = RowOf<EmailDelivery>;

/** Returns the deliveries `y` that match a condition, ordered by ID. */
export const readDeliveries = (em: EntityManager, where: Condition, { limit, offset }: Slice): Promise<DeliveryRow[]> =>
  queryIn(em)
    .selectFrom('email_delivery as y')
    .select(rowColumns(em, EmailDelivery, 'y'))
    .where(where)
    .orderBy('y.id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countDeliveries(em: EntityManager, where: Condition): Promise<number> {
  const deliveries = queryIn(em).selectFrom('email_delivery as y').select(rowCount.as('count')).where(where);
  return (await deliveries.executeTakeFirstOrThrow()).count;
}

/** Number of copies of a bulk email, by status. */
export interface DispatchProgress {
  readonly total: number;
  /** Includes copies that are currently being sent. */
  readonly pending: number;
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
}

const noProgress: DispatchProgress = { total: 0, pending: 0, sent: 0, failed: 0, skipped: 0 };

const status = columnsOf('email_delivery', 'y')('status');

/** Returns SQL that counts the copies `y` with one of the given statuses. */
const countOf = (...statuses: readonly MailStatus[]): RawBuilder<number> =>
  sql`(count(*) filter (where ${status} in (${sql.join(statuses)})))::int`;

const progressRows = batch(async ({ em }, dispatchIds: readonly number[]) => {
  const rows = await queryIn(em)
    .selectFrom('email_delivery as y')
    .select([
      'y.dispatch_id as dispatchId',
      rowCount.as('total'),
      countOf(MailStatus.PENDING, MailStatus.SENDING).as('pending'),
      countOf(MailStatus.SENT).as('sent'),
      countOf(MailStatus.FAILED).as('failed'),
      countOf(MailStatus.SKIPPED).as('skipped'),
    ])
    .where('y.dispatch_id', '=', anyOf(dispatchIds))
    .groupBy('y.dispatch_id')
    .execute();
  return new Map(rows.map(({ dispatchId, ...progress }) => [dispatchId, progress]));
});

/** Returns the delivery progress of a bulk email. Calls in the same tick share one query. */
export const progressOf = async (ctx: RequestContext, dispatchId: number): Promise<DispatchProgress> =>
  (await progressRows(ctx, dispatchId)) ?? noProgress;

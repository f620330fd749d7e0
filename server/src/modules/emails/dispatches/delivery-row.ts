import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { EmailDeliveryStatus } from './email-delivery.entity.ts';

/** One recipient's copy as it is read. Instants are text. */
export interface DeliveryRow {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly status: EmailDeliveryStatus;
  readonly attempts: number;
  readonly settledAt: string | null;
  readonly failure: string | null;
}

/** Deliveries `y` by id. */
export async function readDeliveries(
  em: EntityManager,
  where: RawBuilder<boolean>,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select y.id, y.user_id as "userId", y.address as email, y.status, y.attempts, y.settled_at as "settledAt", y.failure
    from email_delivery y where ${where} order by y.id limit ${limit} offset ${offset}`.execute(em.getKysely());
  return rows;
}

/** How many there are. */
export async function countDeliveries(em: EntityManager, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from email_delivery y where ${where}`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}

/** How many copies of a dispatch stand where. */
export interface DispatchProgress {
  readonly total: number;
  /** Those that are on their way this moment included. */
  readonly pending: number;
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
}

const nothing: DispatchProgress = { total: 0, pending: 0, sent: 0, failed: 0, skipped: 0 };

const progressRows = batch(async ({ em }, dispatchIds: readonly number[]) => {
  const { rows } = await sql<DispatchProgress & { dispatchId: number }>`
    select dispatch_id as "dispatchId", count(*)::int as total,
      (count(*) filter (where status in ('pending', 'sending')))::int as pending,
      (count(*) filter (where status = 'sent'))::int as sent,
      (count(*) filter (where status = 'failed'))::int as failed,
      (count(*) filter (where status = 'skipped'))::int as skipped
    from email_delivery where dispatch_id = any(${dispatchIds}) group by dispatch_id`.execute(em.getKysely());
  return new Map(rows.map(({ dispatchId, ...progress }) => [dispatchId, progress]));
});

/** How far a dispatch has come, together with all others asked for in the same moment by one query. */
export const progressOf = async (ctx: RequestContext, dispatchId: number): Promise<DispatchProgress> =>
  (await progressRows(ctx, dispatchId)) ?? nothing;

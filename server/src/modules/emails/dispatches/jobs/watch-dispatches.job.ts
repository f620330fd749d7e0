import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../../../../kernel/use-cases/job.ts';
import { now } from '../../../../platform/database/statements/statements.ts';
import { queryIn } from '../../database.ts';
import { EmailDispatchStatus } from '../../email-dispatch-status.ts';
import { beginQueue } from './begin-dispatch.job.ts';
import { deliverQueue } from './deliver-emails.job.ts';

/**
 * Runs every minute and enqueues a job for each due dispatch that has none. A job may be missing because it was
 * deleted, or because it failed for hours and pg-boss stopped retrying it.
 */
export const watchDispatches: JobHandler = {
  queue: 'emails.watch',
  schedule: '* * * * *',
  title: 'Start due bulk emails',
  handle: ({ em, services, log }) =>
    em.transactional(async (tx) => {
      const queues = [
        { queue: beginQueue, status: EmailDispatchStatus.SCHEDULED },
        { queue: deliverQueue, status: EmailDispatchStatus.SENDING },
      ];
      for (const { queue, status } of queues) {
        const ids = await withoutJob(tx, queue, status);
        if (ids.length > 0) log.warn({ queue, dispatches: ids }, 'restarted dispatches without a job');
        for (const dispatchId of ids) await services.jobs.enqueue(tx, queue, { dispatchId });
      }
    }),
};

async function withoutJob(em: EntityManager, queue: string, status: EmailDispatchStatus): Promise<number[]> {
  const rows = await queryIn(em)
    .selectFrom('email_dispatch as d')
    .select('d.id')
    .where('d.status', '=', status)
    .where('d.send_at', '<=', now)
    .where(
      sql<boolean>`not exists (
        select from pgboss.job j
        where j.name = ${queue} and j.state <= 'active' and (j.data ->> 'dispatchId')::int = d.id)`,
    )
    .orderBy('d.id')
    .execute();
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { PublishedEvent } from '../../kernel/use-cases/events.ts';
import type { JobContext, JobHandler } from '../../kernel/use-cases/job.ts';
import { on, type Subscriber } from '../../kernel/use-cases/subscriber.ts';
import { fieldNamed, stockChanged } from '../stock/index.ts';
import { queryIn } from './database.ts';
import { type HeldType, heldTypes } from './held-item.ts';
import { type HoldFacts, holdExtended, holdPlaced } from './records/hold.events.ts';
import { syncHoldRecords } from './records/record-holds.ts';
import { endExpiredTestHolds } from './records/test-holds.ts';

/**
 * Runs every minute and releases items whose hold has expired. Orders do not depend on this job, because they check
 * the current status.
 */
export const releaseExpiredHolds: JobHandler = {
  queue: 'catalogue.release-expired-holds',
  schedule: '* * * * *',
  title: 'Release expired holds',
  async handle(ctx) {
    for (const type of heldTypes) await release(ctx, type);
    await endExpiredTestHolds(ctx);
  },
};

async function release({ em, services, log }: JobContext, { type, holds }: HeldType): Promise<void> {
  const table = sql.table(type.table);
  const due = await sql`select from ${table} where hold_until <= now() limit 1`.execute(queryIn(em));
  // Skipped if no holds are due: even an update of zero rows would mark the stock as changed and invalidate cached
  // responses every minute.
  if (due.rows.length === 0) return;
  const released = await em.transactional(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update ${table} set ${sql.ref(fieldNamed(type, 'status').column)} = ${holds.free}, hold_user_id = null,
        hold_until = null, version = version + 1, updated_at = now()
      where hold_until <= now() returning id`.execute(queryIn(tx));
    const ids = rows.map(({ id }) => id);
    const facts = { type: type.name, created: 0, changed: ids.length, deleted: 0, ids };
    if (ids.length > 0) await services.events.publish(tx, stockChanged, facts);
    await syncHoldRecords(tx, services.events, type, ids);
    return ids.length;
  });
  log.info({ kind: type.name, items: released }, 'expired holds released');
}

/** Schedules the release job for the end time of a hold. */
const scheduleRelease = async (
  { em, services }: JobContext,
  { id, facts: { until } }: PublishedEvent<HoldFacts>,
): Promise<void> => {
  if (until === null) return;
  await services.jobs.enqueue(em, releaseExpiredHolds.queue, {}, { startAfter: new Date(until), id });
};

/**
 * Schedules the release of holds for their exact end time, so that viewers and feeds do not have to wait for the next
 * full minute.
 */
export const scheduleHoldExpiry: Subscriber = {
  name: 'holds-end-on-time',
  includesTests: true,
  reactions: [on(holdPlaced, scheduleRelease), on(holdExtended, scheduleRelease)],
};

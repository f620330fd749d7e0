import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Events } from '../../../kernel/use-cases/events.ts';
import type { JobContext, JobHandler } from '../../../kernel/use-cases/job.ts';
import { sandboxDays } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { queryIn } from '../database.ts';
import { type HoldFacts, holdExtended, holdPlaced } from './hold.events.ts';
import { HoldOutcome } from './hold-outcome.ts';
import { endRecords, holdFacts } from './record-holds.ts';

/* Holds placed with test keys exist only as records. Their items remain available and unchanged. */

/** Item to put on hold with a test key. */
interface TestHold {
  /** Name of the stock type. */
  readonly kind: string;
  readonly itemId: number;
  readonly stockNumber: string;
}

/** Records test holds of a user and publishes events for them. Returns their IDs in the order of the items. */
export async function placeTestHolds(
  em: EntityManager,
  events: Events,
  items: readonly TestHold[],
  { userId, until, note }: { readonly userId: number; readonly until: Date; readonly note: string | null },
): Promise<number[]> {
  const { rows } = await sql<HoldFacts>`
    insert into stock_hold as r (kind, item_id, stock_number, user_id, is_test, is_by_house, note, until)
    select i.kind, i.item_id, i.stock_number, ${userId}::int, true, false, ${note}::text, ${until}::timestamptz
    from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ itemId }) => itemId)}::int[],
      ${items.map(({ stockNumber }) => stockNumber)}::text[]) i (kind, item_id, stock_number)
    returning ${holdFacts}`.execute(queryIn(em));
  await events.publishAll(em, holdPlaced, rows);
  const idOf = new Map(rows.map(({ id, kind, itemId }) => [`${kind} ${itemId}`, id]));
  return items.flatMap(({ kind, itemId }) => idOf.get(`${kind} ${itemId}`) ?? []);
}

/** Changes the end time of test holds and publishes events for them. */
export async function moveTestHolds(
  em: EntityManager,
  events: Events,
  ids: readonly number[],
  until: Date,
): Promise<void> {
  const { rows } = await sql<HoldFacts>`
    update stock_hold r set until = ${until}::timestamptz, version = r.version + 1
    where r.is_test and r.id = any(${ids}::int[]) returning ${holdFacts}`.execute(queryIn(em));
  await events.publishAll(em, holdExtended, rows);
}

/** Ends test holds early and publishes events for them. */
export const endTestHolds = endRecords;

/** Maximum number of records ended per transaction. */
const batchSize = 500;

/** Ends expired test holds, as the job `releaseExpiredHolds` does for real holds. */
export async function endExpiredTestHolds({ em, services }: Pick<JobContext, 'em' | 'services'>): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await em.transactional(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select h.id from stock_hold h where h.is_test and h.ended_at is null and h.until <= now()
        order by h.id limit ${batchSize} for update skip locked`.execute(queryIn(tx));
      const ids = rows.map(({ id }) => id);
      await endRecords(tx, services.events, ids, HoldOutcome.EXPIRED);
      return ids.length === batchSize;
    });
  }
}

/** Deletes test holds older than 7 days. Runs every hour. */
export const deleteExpiredTestHolds: JobHandler = {
  queue: 'catalogue.forget-test-holds',
  schedule: '29 * * * *',
  title: 'Delete old test holds',
  async handle({ em, log }) {
    let holds = 0;
    for (let isMore = true; isMore; ) {
      const { numAffectedRows = 0n } = await sql`
        delete from stock_hold where id in (
          select h.id from stock_hold h
          where h.is_test and h.placed_at < now() - make_interval(days => ${sandboxDays}) limit ${batchSize})`.execute(
        queryIn(em),
      );
      holds += Number(numAffectedRows);
      isMore = numAffectedRows === BigInt(batchSize);
    }
    if (holds > 0) log.info({ holds }, 'old test holds deleted');
  },
};

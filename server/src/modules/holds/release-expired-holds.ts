import { sql } from 'kysely';
import type { JobContext, JobHandler } from '../../kernel/use-cases/job.ts';
import { fieldNamed, stockChanged } from '../stock/index.ts';
import { queryIn } from './database.ts';
import { type HeldType, heldTypes } from './held-item.ts';
import { recordHolds } from './records/record-holds.ts';
import { endTestHoldsInTime } from './records/test-holds.ts';

/** Every minute: items whose hold has ended go back on sale. Buying does not wait for it (their current status). */
export const releaseExpiredHolds: JobHandler = {
  queue: 'catalogue.release-expired-holds',
  schedule: '* * * * *',
  async handle(ctx) {
    for (const held of heldTypes) await release(ctx, held);
    await endTestHoldsInTime(ctx);
  },
};

async function release({ em, services, log }: JobContext, { type, holds }: HeldType): Promise<void> {
  const table = sql.table(type.table);
  const due = await sql`select from ${table} where hold_until <= now() limit 1`.execute(queryIn(em));
  // An update of nothing would still mark the stock as changed, and make every kept answer worthless each minute.
  if (due.rows.length === 0) return;
  const released = await em.transactional(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update ${table} set ${sql.ref(fieldNamed(type, 'status').column)} = ${holds.free}, hold_user_id = null,
        hold_until = null, version = version + 1, updated_at = now()
      where hold_until <= now() returning id`.execute(queryIn(tx));
    const ids = rows.map(({ id }) => id);
    const facts = { type: type.name, created: 0, changed: ids.length, deleted: 0, ids };
    if (ids.length > 0) await services.events.tell(tx, stockChanged, facts);
    await recordHolds(tx, services.events, type, ids);
    return ids.length;
  });
  log.info({ kind: type.name, items: released }, 'expired holds released');
}

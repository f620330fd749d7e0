import { sql } from 'kysely';
import type { JobHandler } from '../../../../kernel/use-cases/job.ts';
import { StockStatus } from '../../stock/fields/stock-status.ts';

/** Every minute: stones whose hold has ended go back on sale. Buying does not wait for it (`currentStatus`). */
export const releaseExpiredHolds: JobHandler = {
  queue: 'catalogue.release-expired-holds',
  schedule: '* * * * *',
  async handle({ em, log }) {
    const db = em.getKysely();
    const due = await sql`select from diamond where hold_until <= now() limit 1`.execute(db);
    // An update of nothing would still mark the stock as changed, and make every kept answer worthless each minute.
    if (due.rows.length === 0) return;
    const { numAffectedRows } = await sql`
      update diamond
      set status = ${StockStatus.AVAILABLE}, hold_user_id = null, hold_until = null,
        version = version + 1, updated_at = now()
      where hold_until <= now()`.execute(db);
    log.info({ stones: Number(numAffectedRows ?? 0) }, 'expired holds released');
  },
};

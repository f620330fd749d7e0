import { sql } from 'kysely';
import type { JobHandler } from '../../../kernel/job.ts';
import { StockStatus } from '../stock/stock-status.ts';

/** Every minute: stones whose hold has ended go back on sale. Buying does not wait for it (`isForSaleTo`). */
export const releaseExpiredHolds: JobHandler = {
  queue: 'catalogue.release-expired-holds',
  schedule: '* * * * *',
  async handle({ em, log }) {
    const { numAffectedRows } = await sql`
      update diamond
      set status = ${StockStatus.AVAILABLE}, hold_user_id = null, hold_until = null,
        version = version + 1, updated_at = now()
      where hold_until <= now()`.execute(em.getKysely());
    if (numAffectedRows) log.info({ stones: Number(numAffectedRows) }, 'expired holds released');
  },
};

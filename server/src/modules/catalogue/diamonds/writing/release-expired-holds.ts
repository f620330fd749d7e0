import type { JobHandler } from '../../../../kernel/use-cases/job.ts';
import { now } from '../../../../platform/database/statements/statements.ts';
import { queryIn } from '../../database.ts';
import { StockStatus } from '../../stock/fields/stock-status.ts';
import { stockChanged } from '../../stock/stock.events.ts';

/** Every minute: stones whose hold has ended go back on sale. Buying does not wait for it (`currentStatus`). */
export const releaseExpiredHolds: JobHandler = {
  queue: 'catalogue.release-expired-holds',
  schedule: '* * * * *',
  async handle({ em, services, log }) {
    const due = await queryIn(em).selectFrom('diamond').where('hold_until', '<=', now).limit(1).execute();
    // An update of nothing would still mark the stock as changed, and make every kept answer worthless each minute.
    if (due.length === 0) return;
    const released = await em.transactional(async (tx) => {
      const rows = await queryIn(tx)
        .updateTable('diamond')
        .set((held) => ({
          status: StockStatus.AVAILABLE,
          hold_user_id: null,
          hold_until: null,
          version: held('version', '+', 1),
          updated_at: now,
        }))
        .where('hold_until', '<=', now)
        .returning('id')
        .execute();
      const ids = rows.map(({ id }) => id);
      const facts = { type: 'diamonds', created: 0, changed: ids.length, deleted: 0, ids };
      if (ids.length > 0) await services.events.tell(tx, stockChanged, facts);
      return ids.length;
    });
    log.info({ stones: released }, 'expired holds released');
  },
};

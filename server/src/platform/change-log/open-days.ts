import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { queryIn } from '../database/statements/own-tables.ts';

/** For so many days at least everything stands in the log: it is dropped by whole days (`open_change_log_days`). */
export const loggedDays = 30;

/**
 * Opens the days to come, and drops those that nobody can ask for any more. A log that was copied into another cluster is
 * begun anew: its transactions are numbered otherwise.
 */
export async function openChangeLogDays(em: EntityManager): Promise<void> {
  await queryIn(em)
    .selectNoFrom(({ fn }) => fn('open_change_log_days').as('done'))
    .execute();
}

/** Does so early each day. */
export const keepChangeLog: JobHandler = {
  queue: 'change-log.days',
  schedule: '5 0 * * *',
  handle: ({ em }) => openChangeLogDays(em),
};

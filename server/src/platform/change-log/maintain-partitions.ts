import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { queryIn } from '../database/statements/own-tables.ts';

/** Minimum number of days for which changes stay in the log. It is dropped by whole days (`open_change_log_days`). */
export const loggedDays = 30;

/**
 * Creates the partitions of the next days and drops expired ones. A log that was copied into another cluster is
 * restarted, because transaction IDs differ there.
 */
export async function createPartitions(em: EntityManager): Promise<void> {
  await queryIn(em)
    .selectNoFrom(({ fn }) => fn('open_change_log_days').as('done'))
    .execute();
}

/** Maintains the partitions early each day. */
export const maintainPartitions: JobHandler = {
  queue: 'change-log.days',
  schedule: '5 0 * * *',
  handle: ({ em }) => createPartitions(em),
};

import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { queryIn } from '../database/statements/own-tables.ts';

/**
 * Minimum number of days for which changes are stored. They are deleted in partitions of one day
 * (`open_change_log_days`).
 */
export const loggedDays = 30;

/**
 * Creates the partitions for the next days and drops expired ones. If the log was copied to another cluster, it is
 * restarted, because transaction IDs differ between clusters.
 */
export async function createPartitions(em: EntityManager): Promise<void> {
  await queryIn(em)
    .selectNoFrom(({ fn }) => fn('open_change_log_days').as('done'))
    .execute();
}

/** Daily job that maintains the partitions. */
export const maintainPartitions: JobHandler = {
  queue: 'change-log.days',
  schedule: '5 0 * * *',
  title: 'Maintain change log partitions',
  handle: ({ em }) => createPartitions(em),
};

import { sql } from 'kysely';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { queryIn } from '../../platform/database/statements/own-tables.ts';

/** Retention of errors and of email counts. The number of errors is also limited. */
const monthAgo = sql<string>`now() - interval '30 days'`;

/** Deletes old errors and email counts. */
export const deleteExpiredStatusRecords: JobHandler = {
  queue: 'system-status.forget',
  schedule: '47 3 * * *',
  title: 'Delete old status records',
  async handle({ em }) {
    await queryIn(em).deleteFrom('server_error').where('last_at', '<', monthAgo).execute();
    await queryIn(em).deleteFrom('email_attempt_count').where('hour', '<', monthAgo).execute();
  },
};

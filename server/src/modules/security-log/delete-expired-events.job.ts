import { sql } from 'kysely';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { queryIn } from './database.ts';

/** Rows deleted per statement. Limits each statement to a few seconds. */
const batchSize = 20_000;

/** Deletes entries older than `SECURITY_LOG_DAYS`. */
export const deleteExpiredSecurityEvents: JobHandler = {
  queue: 'security-log.forget',
  schedule: '23 3 * * *',
  title: 'Delete old security log entries',
  async handle({ em, services }) {
    const before = sql<string>`now() - make_interval(days => ${services.config.securityLogDays})`;
    let isMore = true;
    while (isMore) {
      const { numDeletedRows } = await queryIn(em)
        .deleteFrom('security_event')
        .where('id', 'in', (old) =>
          old
            .selectFrom('security_event')
            .select('id')
            .where('at', '<', before)
            .orderBy('at')
            .orderBy('id')
            .limit(batchSize),
        )
        .executeTakeFirstOrThrow();
      isMore = Number(numDeletedRows) === batchSize;
    }
  },
};

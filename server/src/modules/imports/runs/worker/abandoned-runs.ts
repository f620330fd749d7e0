import { sql } from 'kysely';
import { AppError } from '../../../../kernel/errors/errors.ts';
import type { JobHandler } from '../../../../kernel/use-cases/job.ts';
import { queryIn } from '../../database.ts';
import { ImportRunState } from '../import-run.entity.ts';
import { failRun } from '../run-store.ts';
import { abandonedRuns } from './claim-run.ts';
import { retentionDays } from './receive-run.ts';

/** Deletes dry runs older than one day. Runs every hour. */
export const deleteExpiredDryRuns: JobHandler = {
  queue: 'catalogue.forget-dry-runs',
  schedule: '29 * * * *',
  title: 'Delete old import checks',
  async handle({ em }) {
    await queryIn(em)
      .deleteFrom('import_run')
      .where('is_dry_run', '=', true)
      .where('ended_at', '<', sql<string>`now() - make_interval(days => ${sql.lit(retentionDays({ dryRun: true }))})`)
      .execute();
  },
};

/**
 * Runs every minute. Marks runs as failed if their caller was waiting for the result and the process has stopped.
 * Such runs have changed nothing.
 */
export const endAbandonedRuns: JobHandler = {
  queue: 'catalogue.end-abandoned-runs',
  schedule: '* * * * *',
  title: 'End abandoned imports',
  async handle(ctx) {
    for (const run of await abandonedRuns(ctx.em)) {
      await failRun(ctx, run, ImportRunState.FAILED, { error: interruptedError });
    }
  },
};

const interruptedError = new AppError('INTERNAL_ERROR', {
  explanation: 'The server was stopped while importing this file. Nothing was changed. Import the file again.',
});

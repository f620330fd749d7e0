import { sql } from 'kysely';
import type { JobContext, JobHandler } from '../../../../kernel/use-cases/job.ts';
import { queryIn } from '../../database.ts';
import { nextFetch } from '../../profiles/fetch-schedule.ts';

/** The queue of files to be fetched. */
export const fetchQueue = 'catalogue.fetch-import-file';

const mostAtOnce = 200;

/** Every minute: has the files fetched whose time has come, each by a job of its own, whichever process works it off. */
export const fetchDueFiles: JobHandler = {
  queue: 'catalogue.fetch-due-import-files',
  schedule: '* * * * *',
  handle: ({ em, services }: JobContext) =>
    em.transactional(async (tx) => {
      const due = await queryIn(tx)
        .selectFrom('import_fetch')
        .select(['id', 'profile_id as profileId', 'every', 'time', 'is_active as isActive'])
        .where(sql<boolean>`due_at <= now()`)
        .limit(mostAtOnce)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, profileId, isActive, ...schedule } of due) {
        const due_at = isActive ? nextFetch(schedule, profileId, new Date()) : null;
        await queryIn(tx).updateTable('import_fetch').set({ due_at }).where('id', '=', id).execute();
        await services.jobs.enqueue(tx, fetchQueue, { fetchId: id });
      }
    }),
};

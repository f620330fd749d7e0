import { sql } from 'kysely';
import { conflict } from '../../../../kernel/errors/errors.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import type { JobContext, JobHandler } from '../../../../kernel/use-cases/job.ts';
import { command } from '../../../../kernel/use-cases/use-case.ts';
import { now } from '../../../../platform/database/statements/statements.ts';
import { queryIn } from '../../database.ts';
import { nextFetch } from '../../profiles/fetch-schedule.ts';
import { readProfile } from '../../profiles/list-profiles.ts';
import { FetchImportFileInput } from '../../profiles/saved-profile.input.ts';

export const fetchQueue = 'catalogue.fetch-import-file';

const batchSize = 200;

/** Enqueues a job for each fetch that is due. Runs every minute. */
export const fetchDueFiles: JobHandler = {
  queue: 'catalogue.fetch-due-import-files',
  schedule: '* * * * *',
  title: 'Start due import fetches',
  handle: ({ em, services }: JobContext) =>
    em.transactional(async (tx) => {
      const due = await queryIn(tx)
        .selectFrom('import_fetch')
        .select(['id', 'profile_id as profileId', 'every', 'time', 'is_active as isActive'])
        .where(sql<boolean>`due_at <= now()`)
        .limit(batchSize)
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

/** Enqueues an immediate fetch of a profile's file. Throws ITEM_NOT_FOUND, and 409 if the profile has no fetch. */
export const fetchImportFile = command(administrator, FetchImportFileInput, async ({ em, services }, { id }) => {
  const profile = await readProfile(em, id, 'id');
  const { numUpdatedRows } = await queryIn(em)
    .updateTable('import_fetch')
    .set({ due_at: now })
    .where('profile_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw conflict('id', 'the profile does not have a scheduled fetch');
  await services.jobs.enqueue(em, fetchDueFiles.queue, {});
  return profile;
});

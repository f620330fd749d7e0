import { conflict } from '../../../../kernel/errors/errors.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { command } from '../../../../kernel/use-cases/use-case.ts';
import { now } from '../../../../platform/database/statements/statements.ts';
import { queryIn } from '../../database.ts';
import { readProfile } from '../../profiles/list-profiles.ts';
import { FetchImportFileInput } from '../../profiles/saved-profile.input.ts';
import { fetchDueFiles } from './fetch-due.job.ts';

/** Has the file of a profile fetched now, as if its time had come. Throws ITEM_NOT_FOUND, 409 where the profile has no fetch. */
export const fetchImportFile = command(administrator, FetchImportFileInput, async ({ em, services }, { id }) => {
  const profile = await readProfile(em, id, 'id');
  const { numUpdatedRows } = await queryIn(em)
    .updateTable('import_fetch')
    .set({ due_at: now })
    .where('profile_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw conflict('id', 'has no address to fetch a file from');
  await services.jobs.enqueue(em, fetchDueFiles.queue, {});
  return profile;
});

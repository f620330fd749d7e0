import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { queryIn } from '../database.ts';
import { ImportRunState, openStates } from './import-run.entity.ts';
import { CancelImportInput } from './import-run.input.ts';
import { readRun } from './import-run-row.ts';
import { importRunEnded } from './run.events.ts';
import { toldColumns } from './run-store.ts';

/**
 * Stops a run that waits or works: nothing of it is taken over. Cancelling it again changes nothing. Throws INVALID_REQUEST
 * 409 once it has ended otherwise, ITEM_NOT_FOUND.
 */
export const cancelImport = command(administrator, CancelImportInput, async ({ em, services }, { id }) => {
  const ended = await queryIn(em)
    .updateTable('import_run')
    .set({ state: ImportRunState.CANCELLED, ended_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .returning([...toldColumns])
    .executeTakeFirst();
  if (ended) await services.events.tell(em, importRunEnded, ended);
  const run = await readRun(em, id);
  if (!ended && run.state !== ImportRunState.CANCELLED) throw conflict('id', 'has ended already');
  return run;
});

import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { conflict, tryAgain } from '../../../../kernel/errors/errors.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { bulkCommand } from '../../../../kernel/use-cases/use-case.ts';
import { stockModuleOf } from '../../../stock-types/index.ts';
import { type ImportConnection, withImportConnection } from '../../merging/import-connection.ts';
import { claimStock } from '../../merging/stock-claim.ts';
import { ImportRunState } from '../import-run.entity.ts';
import { UndoImportInput } from '../import-run.input.ts';
import { hasChanges, type ImportRunRow, readRun, undoDays } from '../import-run-row.ts';
import { findObstacles, type UndoObstacles } from './find-obstacles.ts';
import { takeBack } from './take-back.ts';
import { openUndo, type UndoneRun } from './undone-run.ts';

/** A run after somebody has tried to take it back. Without obstacles it is undone. */
export interface UndoOutcome extends UndoObstacles {
  readonly run: ImportRunRow;
}

/**
 * Takes a run back, all of it or nothing: changed pieces get back what they had, new ones go, deactivated ones are on the
 * lists again. What keeps it from that is answered, and nothing is changed then. Throws INVALID_REQUEST 409 for a run that
 * has changed nothing, is undone or too old, and while an import of the same stock is running; ITEM_NOT_FOUND.
 */
export const undoImport = bulkCommand(administrator, UndoImportInput, async (ctx, { id }): Promise<UndoOutcome> => {
  const { kind, vendor, isDryRun } = await readRun(ctx.em, id);
  if (isDryRun) throw conflict('id', 'is a dry run, which has changed nothing');
  const stock = stockModuleOf(kind);
  const { type, files } = stock;
  const obstacles = await withImportConnection(ctx, async (connection) => {
    await claimStock(connection, files, vendor);
    return inTransaction(connection, async () => {
      const run = await lockRun(connection, id);
      await openUndo(connection, type, run);
      const found = await findObstacles(connection, ctx.em, stock, run);
      if (found.problemCount === 0) await takeBack(ctx, connection, type, run);
      return found;
    });
  });
  return { run: await readRun(ctx.em, id), ...obstacles };
});

/** What cannot be waited for any longer is told, and so is what the stock's own uniqueness refuses. */
async function inTransaction(connection: ImportConnection, work: () => Promise<UndoObstacles>): Promise<UndoObstacles> {
  await connection.run(sql`begin`);
  try {
    const found = await work();
    await connection.run(found.problemCount === 0 ? sql`commit` : sql`rollback`);
    return found;
  } catch (error) {
    await connection.run(sql`rollback`);
    if (!(error instanceof DatabaseError)) throw error;
    if (lostAgainstOthers.has(error.code ?? ''))
      throw tryAgain('somebody else is changing this stock just now', { path: 'id' });
    if (error.code === '23505') throw conflict('id', 'would make two pieces the same: another one is what one was');
    throw error;
  }
}

/** A lock that did not come, a deadlock, a failed serialization. */
const lostAgainstOthers = new Set(['55P03', '40P01', '40001']);

/** The run, if it can be undone. Whoever else wants to undo it waits. */
async function lockRun(connection: ImportConnection, id: number): Promise<UndoneRun> {
  const { rows } = await connection.run(sql<
    UndoneRun & { state: ImportRunState; isTooOld: boolean; hasChanged: boolean }
  >`
    select id, kind, file_name as "fileName", started_at as "startedAt", coalesce(new_rows, '[]') as "newRows", state,
      ended_at <= now() - make_interval(days => ${sql.lit(undoDays)}) as "isTooOld",
      ${hasChanges(sql.ref('report'))} as "hasChanged"
    from import_run where id = ${id} for update`);
  const [run] = rows;
  if (!run) throw conflict('id', 'is no longer kept');
  if (run.state === ImportRunState.UNDONE) throw conflict('id', 'is undone already');
  if (run.state !== ImportRunState.DONE || !run.hasChanged) throw conflict('id', 'has changed nothing');
  if (run.isTooOld) throw conflict('id', `ended more than ${undoDays} days ago`);
  return run;
}

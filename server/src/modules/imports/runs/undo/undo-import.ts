import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { conflict, tryAgain } from '../../../../kernel/errors/errors.ts';
import { actorOf, administrator } from '../../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { bulkCommand } from '../../../../kernel/use-cases/use-case.ts';
import { summaryEntry } from '../../../../platform/database/audit-trail.ts';
import { type StockType, stockChanged } from '../../../stock/index.ts';
import { columnsOf, itemsWritten } from '../../../stock-changes/index.ts';
import { stockModuleOf } from '../../../stock-types/index.ts';
import { type ImportConnection, withImportConnection } from '../../merging/import-connection.ts';
import { claimStock } from '../../merging/stock-claim.ts';
import { ImportRunState } from '../import-run.entity.ts';
import { UndoImportInput } from '../import-run.input.ts';
import { hasChanges, type ImportRunRow, readRun, undoDays } from '../import-run-row.ts';
import { findObstacles, openUndo, type UndoneRun, type UndoObstacles } from './find-obstacles.ts';

/** Undoes a run that can be undone: restores changed items, deletes new ones, and publishes the change. */
async function restoreItems(
  ctx: RequestContext,
  connection: ImportConnection,
  type: StockType,
  run: UndoneRun,
): Promise<void> {
  const author = { actorId: actorOf(ctx).id, requestId: ctx.request.id };
  const deleted = await deleteNew(connection, type);
  const restored = await restoreChanged(ctx, connection, type, author);
  const facts = { undone: run.id, deleted, restored };
  const undo = { subject: 'import', subjectId: type.name, label: run.fileName, facts, importRunId: run.id };
  await connection.run(summaryEntry(author, undo));
  await connection.run(sql`
    update import_run set state = ${ImportRunState.UNDONE}, undone_at = now(),
      undone_by = (select email from user_account where id = ${author.actorId})
    where id = ${run.id}`);
  const counts = { created: 0, changed: restored, deleted };
  await ctx.services.events.publish(connection, stockChanged, { type: type.name, ...counts, ids: null });
}

/** The audit log has no entries for individual new items, neither for their import nor for the undo. */
async function deleteNew(connection: ImportConnection, type: StockType): Promise<number> {
  const { count } = await connection.run(sql`
    delete from ${sql.table(type.table)} d using undo_new t where t.id = d.id`);
  return count;
}

async function restoreChanged(
  { em }: RequestContext,
  connection: ImportConnection,
  type: StockType,
  author: { readonly actorId: number; readonly requestId: string },
): Promise<number> {
  const columns = columnsOf(em, type);
  const { rows: changedNames } = await connection.run(sql<{ name: string }>`
    select distinct jsonb_object_keys(before) as name from undo_change`);
  const changedColumns = new Set(changedNames.map(({ name }) => name));
  const names = columns.writableColumns.flatMap(({ column }) => (changedColumns.has(column) ? [column] : []));
  if (names.length === 0) return 0;
  const given = sql`select id, before as held from undo_change`;
  const { rows } = await connection.run(sql<{ count: number }>`
    ${itemsWritten({ type, columns, names, newValues: given, author, changeId: null, isRestored: true })}
    select count(*)::int as count from changed`);
  return rows[0]?.count ?? 0;
}

/** Result of an undo. The run is undone if there are no obstacles. */
export interface UndoOutcome extends UndoObstacles {
  readonly run: ImportRunRow;
}

/**
 * Undoes a run, all or nothing: changed items are restored, new items are deleted, and deactivated items are active
 * again. If items prevent the undo, returns them and changes nothing. Throws ITEM_NOT_FOUND. Throws INVALID_REQUEST
 * 409 for a run that has changed nothing, is already undone or is too old, and while the same stock is being
 * imported.
 */
export const undoImport = bulkCommand(administrator, UndoImportInput, async (ctx, { id }): Promise<UndoOutcome> => {
  const { kind, vendor, isDryRun } = await readRun(ctx.em, id);
  if (isDryRun) throw conflict('id', 'is a dry run and has changed nothing');
  const stock = stockModuleOf(kind);
  const { type, files } = stock;
  const obstacles = await withImportConnection(ctx, async (connection) => {
    await claimStock(connection, files, vendor);
    return inTransaction(connection, async () => {
      const run = await lockRun(connection, id);
      await openUndo(connection, type, run);
      const obstacles = await findObstacles(connection, ctx.em, stock, run);
      if (obstacles.problemCount === 0) await restoreItems(ctx, connection, type, run);
      return obstacles;
    });
  });
  return { run: await readRun(ctx.em, id), ...obstacles };
});

/** Runs the undo in a transaction. Converts lock conflicts to TRY_AGAIN and unique violations to a conflict error. */
async function inTransaction(connection: ImportConnection, work: () => Promise<UndoObstacles>): Promise<UndoObstacles> {
  await connection.run(sql`begin`);
  try {
    const result = await work();
    await connection.run(result.problemCount === 0 ? sql`commit` : sql`rollback`);
    return result;
  } catch (error) {
    await connection.run(sql`rollback`);
    if (!(error instanceof DatabaseError)) throw error;
    if (lockFailures.has(error.code ?? ''))
      throw tryAgain('the import cannot be undone now: other changes are locking its items', { path: 'id' });
    if (error.code === '23505')
      throw conflict('id', 'cannot be undone: an item would become a duplicate of another one');
    throw error;
  }
}

/** Error codes: lock not available, deadlock, serialization failure. */
const lockFailures = new Set(['55P03', '40P01', '40001']);

/** Locks the run and returns it. Throws if the run cannot be undone. */
async function lockRun(connection: ImportConnection, id: number): Promise<UndoneRun> {
  const { rows } = await connection.run(sql<
    UndoneRun & { state: ImportRunState; isTooOld: boolean; hasChanged: boolean }
  >`
    select id, kind, file_name as "fileName", started_at as "startedAt", coalesce(new_rows, '[]') as "newRows", state,
      ended_at <= now() - make_interval(days => ${sql.lit(undoDays)}) as "isTooOld",
      ${hasChanges(sql.ref('report'))} as "hasChanged"
    from import_run where id = ${id} for update`);
  const [run] = rows;
  if (!run) throw conflict('id', 'has been deleted');
  if (run.state === ImportRunState.UNDONE) throw conflict('id', 'is already undone');
  if (run.state !== ImportRunState.DONE || !run.hasChanged) throw conflict('id', 'has changed nothing');
  if (run.isTooOld) throw conflict('id', `ended more than ${undoDays} days ago`);
  return run;
}

import { sql } from 'kysely';
import { actorOf } from '../../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { summaryEntry } from '../../../../platform/database/audit-trail.ts';
import { type StockType, stockChanged } from '../../../stock/index.ts';
import { columnsOf, itemsWritten } from '../../../stock-changes/index.ts';
import type { ImportConnection } from '../../merging/import-connection.ts';
import { ImportRunState } from '../import-run.entity.ts';
import type { UndoneRun } from './undone-run.ts';

/** Gives changed pieces back what they had, deletes new ones, and tells of it: nothing stands in its way. */
export async function takeBack(
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
  await ctx.services.events.tell(connection, stockChanged, { type: type.name, ...counts, ids: null });
}

/** New pieces have no entries of their own in the audit log, neither when they come nor when they go with their import. */
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
  const { rows: kept } = await connection.run(sql<{ name: string }>`
    select distinct jsonb_object_keys(before) as name from undo_change`);
  const known = new Set(kept.map(({ name }) => name));
  const names = columns.written.flatMap(({ column }) => (known.has(column) ? [column] : []));
  if (names.length === 0) return 0;
  const given = sql`select id, before as held from undo_change`;
  const { rows } = await connection.run(sql<{ count: number }>`
    ${itemsWritten({ type, columns, names, given, author, changeId: null, isRestored: true })}
    select count(*)::int as count from changed`);
  return rows[0]?.count ?? 0;
}

import { sql } from 'kysely';
import type { StockType } from '../../../stock/index.ts';
import type { IdRange } from '../../merging/id-range.ts';
import type { ImportConnection } from '../../merging/import-connection.ts';

/** A run that is taken back. */
export interface UndoneRun {
  readonly id: number;
  readonly kind: string;
  readonly fileName: string;
  /** When it began: what others did after that, they may have done to what it wrote. */
  readonly startedAt: string;
  readonly newRows: readonly IdRange[];
}

/**
 * Puts together what a run has done, in temporary tables of the transaction, and locks the pieces in the order of their ids
 * like orders do: `undo_change` has what the audit log keeps of each changed one, `undo_new` the ids of new ones.
 */
export async function openUndo(connection: ImportConnection, type: StockType, run: UndoneRun): Promise<void> {
  await connection.run(sql`
    create temporary table undo_change on commit drop as
    select subject_id::int as id, label, before, after from audit_entry
    where import_run_id = ${run.id} and subject = ${type.subject} and action = 'update'`);
  await connection.run(sql`
    create temporary table undo_new on commit drop as
    select generate_series(first, last) as id
    from jsonb_to_recordset(${JSON.stringify(run.newRows)}::jsonb) as made (first int, last int)`);
  await connection.run(sql`analyze undo_change, undo_new`);
  await connection.run(sql`
    select from ${sql.table(type.table)} d where d.id in (select id from undo_change union all select id from undo_new)
    order by d.id for update`);
}

import { type RawBuilder, sql } from 'kysely';
import { summaryEntry, updateEntries } from '../../../platform/database/audit-trail.ts';
import { differing } from '../../stock/writing/index.ts';
import type { ImportJob } from '../import-job.ts';
import type { ImportConnection } from './import-connection.ts';
import type { ImportTable } from './import-table.ts';

/** Facts about an import for the audit log. */
export interface ImportAuditContext extends Pick<ImportJob, 'author' | 'type'> {
  readonly fileName: string;
  /** ID of the run. Null if the import has none. */
  readonly runId: number | null;
}

/** SQL: inserts the audit log entry for the import as a whole. */
export const importEntry = (
  { author, type, fileName, runId }: ImportAuditContext,
  facts: Readonly<Record<string, string | number>>,
): RawBuilder<unknown> =>
  summaryEntry(author, { subject: 'import', subjectId: type.name, label: fileName, facts, importRunId: runId });

/** UPDATE of the stock table (alias `d`) from the staged rows, recorded in the audit log. */
interface TracedUpdate {
  readonly table: ImportTable;
  /** Columns that may change. */
  readonly columns: readonly string[];
  readonly set: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

/**
 * Runs an update and writes its changes to the audit log. One statement covers all rows, whereas triggers would run
 * for each row. The rows must be locked. Returns the number of changed rows.
 */
export async function auditedUpdate(
  connection: ImportConnection,
  auditContext: ImportAuditContext | null,
  { table, columns, set, from, where }: TracedUpdate,
): Promise<number> {
  const stock = sql.table(table.name);
  if (!auditContext) {
    const { count } = await connection.run(sql`update ${stock} d set ${set} from ${from} where ${where}`);
    return count;
  }
  const { author, type, fileName, runId } = auditContext;
  const { rows } = await connection.run(sql<{ count: number }>`
    with changed as (
      update ${stock} d set ${set}
      from ${from}, ${stock} before
      where before.id = d.id and ${where}
      returning d.id, ${sql.ref(`d.${table.key}`)} as label, 
        ${differing(columns, 'before')} as before, ${differing(columns, 'd')} as after
    ), told as (${updateEntries(author, { subject: type.subject, fileName, importRunId: runId, from: sql`changed` })})
    select count(*)::int as count from changed`);
  return rows[0]?.count ?? 0;
}

import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { FaultCode } from '../../stock/cells/index.ts';
import type { StockImport } from '../../stock/files/index.ts';
import type { ChangedStones } from '../../stock/headings/index.ts';
import type { ProblemLog } from '../findings/problem-log.ts';
import type { ImportPlan } from '../reading/import-plan.ts';
import type { ImportConnection } from './import-connection.ts';
import type { ImportTable } from './import-table.ts';

/** A file whose rows are staged. */
export interface CheckedFile {
  readonly connection: ImportConnection;
  readonly type: StockImport;
  readonly plan: ImportPlan;
  readonly table: ImportTable;
  readonly problems: ProblemLog;
  /** What the profile says of rows that describe another stone than the stock has under their number. */
  readonly changedStones: ChangedStones | null;
}

/** What checks find is noted in `import_refusal`, so that all of it can be told by row. */
export const openRefusals = (connection: ImportConnection): Promise<unknown> =>
  connection.run(sql`
    create temporary table import_refusal (row_number integer, column_name text, value text, code text, message text)`);

interface Refusal {
  readonly column: string | null;
  readonly code: FaultCode;
  readonly message: RawBuilder<string>;
  readonly fails: RawBuilder<boolean>;
  readonly value: RawBuilder<string>;
}

/** Makes rows at fault invalid and notes why. */
export async function refuse({ connection }: CheckedFile, refusal: Refusal): Promise<void> {
  const { column, code, message, fails, value } = refusal;
  await connection.run(sql`
    with refused as (
      update import_row s set is_valid = false where s.is_valid and ${fails}
      returning s.row_number as row, ${value} as value, ${message} as message
    )
    insert into import_refusal (row_number, column_name, value, code, message)
    select row, ${column}, value, ${code}, message from refused`);
}

/** Rows of a cursor that are taken at a time. */
const rowsAtOnce = 2_000;

/** Tells the problems what the checks have found, by row. */
export async function tellRefusals({ connection, problems }: CheckedFile): Promise<void> {
  const refusals = connection.query
    .selectFrom('import_refusal')
    .select(['row_number as row', 'column_name as column', 'value', 'code', 'message'])
    .orderBy('row_number')
    .orderBy('column_name');
  await connection.run(sql`declare refusals no scroll cursor with hold for ${refusals}`);
  const next = sql<InferResult<typeof refusals>[number]>`fetch ${sql.lit(rowsAtOnce)} from refusals`;
  for (;;) {
    const { rows } = await connection.run(next);
    for (const row of rows) problems.add(row);
    await problems.keepFullPieces(connection.run);
    if (rows.length < rowsAtOnce) break;
  }
  await connection.run(sql`close refusals`);
}

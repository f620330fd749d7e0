import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { FaultCode } from '../../stock/cells/index.ts';
import type { StockImport } from '../../stock/files/index.ts';
import type { ChangedStones } from '../../stock/headings/index.ts';
import type { ProblemCollector } from '../findings/problem-collector.ts';
import type { ImportPlan } from '../reading/import-plan.ts';
import type { ImportConnection } from './import-connection.ts';
import type { ImportTable } from './import-table.ts';

/** File whose rows are staged. */
export interface CheckedFile {
  readonly connection: ImportConnection;
  readonly type: StockImport;
  readonly plan: ImportPlan;
  readonly table: ImportTable;
  readonly problems: ProblemCollector;
  /**
   * How to handle rows that describe a different stone under the same stock number. Null if the profile does not set
   * it.
   */
  readonly changedStones: ChangedStones | null;
}

/** Creates the table `import_refusal` for problems found by SQL checks, so that they can be reported in row order. */
export const createRejectionTable = (connection: ImportConnection): Promise<unknown> =>
  connection.run(sql`
    create temporary table import_refusal (row_number integer, column_name text, value text, code text, message text)`);

interface Refusal {
  readonly column: string | null;
  readonly code: FaultCode;
  readonly message: RawBuilder<string>;
  readonly fails: RawBuilder<boolean>;
  readonly value: RawBuilder<string>;
}

/** Marks rows that fail a check as invalid and stores their problems. */
export async function rejectRows({ connection }: CheckedFile, refusal: Refusal): Promise<void> {
  const { column, code, message, fails, value } = refusal;
  await connection.run(sql`
    with refused as (
      update import_row s set is_valid = false where s.is_valid and ${fails}
      returning s.row_number as row, ${value} as value, ${message} as message
    )
    insert into import_refusal (row_number, column_name, value, code, message)
    select row, ${column}, value, ${code}, message from refused`);
}

/** Number of rows fetched from the cursor at a time. */
const batchSize = 2_000;

/** Adds the stored problems to the problem collector, in row order. */
export async function collectRejections({ connection, problems }: CheckedFile): Promise<void> {
  const refusals = connection.query
    .selectFrom('import_refusal')
    .select(['row_number as row', 'column_name as column', 'value', 'code', 'message'])
    .orderBy('row_number')
    .orderBy('column_name');
  await connection.run(sql`declare refusals no scroll cursor with hold for ${refusals}`);
  const next = sql<InferResult<typeof refusals>[number]>`fetch ${sql.lit(batchSize)} from refusals`;
  for (;;) {
    const { rows } = await connection.run(next);
    for (const row of rows) problems.add(row);
    await problems.flushFullPieces(connection.run);
    if (rows.length < batchSize) break;
  }
  await connection.run(sql`close refusals`);
}

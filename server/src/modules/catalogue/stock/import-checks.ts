import { type RawBuilder, sql } from 'kysely';
import type { ImportConnection } from './import-connection.ts';
import { FaultCode } from './import-fault.ts';
import type { Problem } from './import-finding.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ProblemLog } from './import-problems.ts';
import type { ImportTable } from './import-table.ts';
import type { StockImport } from './import-type.ts';

interface CheckedFile {
  readonly connection: ImportConnection;
  readonly type: StockImport;
  readonly plan: ImportPlan;
  readonly table: ImportTable;
  readonly problems: ProblemLog;
}

/** Checks that need several rows, exact arithmetic or the stock. Rows at fault become invalid in `import_row`. */
export async function checkStagedRows(file: CheckedFile): Promise<void> {
  await file.connection.run(sql`
    create temporary table import_refusal (row_number integer, column_name text, value text, code text, message text)`);
  const hasRepeats = await findRepeats(file);
  if (hasRepeats && file.plan.numberRepeats) {
    await numberRepeats(file);
    if (await findRepeats(file)) await refuseRepeats(file);
  } else if (hasRepeats) await refuseRepeats(file);
  for (const check of file.type.checks) {
    if (!check.needs.every((field) => file.plan.slots.includes(field))) continue;
    const [column = null] = file.plan.headersOf(check.heading);
    const fails = check.fails(file.plan.file);
    const message = typeof check.message === 'string' ? sql<string>`${sql.lit(check.message)}` : check.message;
    await refuse(file, { ...check, column, fails, message });
  }
  await refuseIncompleteNewRows(file);
  await tellRefusals(file);
}

/** Keeps the keys that several rows have in `import_repeat`; true when there are any. */
async function findRepeats({ connection, table }: CheckedFile): Promise<boolean> {
  const key = sql.id(table.key);
  await connection.run(sql`drop table if exists import_repeat`);
  const { count } = await connection.run(sql`
    create temporary table import_repeat as
    select ${key} as key from import_row where ${key} is not null group by ${key} having count(*) > 1`);
  return count > 0;
}

/** The second row with a key gets `-2` behind it, the third `-3`. */
async function numberRepeats({ connection, table }: CheckedFile): Promise<void> {
  const key = sql.id(table.key);
  await connection.run(sql`
    update import_row s set ${key} = s.${key} || '-' || r.repeat
    from (
      select row_number, row_number() over (partition by ${key} order by row_number) as repeat
      from import_row where ${key} in (select key from import_repeat)
    ) r
    where r.row_number = s.row_number and r.repeat > 1`);
}

/** None of them is taken: nobody can tell which one is right. */
async function refuseRepeats({ connection, plan, type, table, problems }: CheckedFile): Promise<void> {
  const key = sql.id(table.key);
  const [column = null] = plan.headersOf(type.key);
  const line = sql.lit(problems.lineOf(0));
  await connection.run(sql`
    insert into import_refusal (row_number, column_name, value, code, message)
    select row_number, ${column}, key, ${FaultCode.DUPLICATE_KEY},
      'is also in line ' || ${line} + case when row_number = first then next else first end
    from (
      select row_number, ${key} as key, first_value(row_number) over same as first, lead(row_number) over same as next
      from import_row where ${key} in (select key from import_repeat)
      window same as (partition by ${key} order by row_number)
    ) r`);
  await connection.run(sql`update import_row set is_valid = false where ${key} in (select key from import_repeat)`);
}

/** Blank cells were refused while reading; this is about what the file has no column for. */
async function refuseIncompleteNewRows(file: CheckedFile): Promise<void> {
  const { type, table, plan } = file;
  const doubtful = type.required.filter((field) => {
    const computed = type.computed[field];
    return computed ? !computed.isCertain?.(plan.file) : !plan.slots.includes(field);
  });
  if (doubtful.length === 0) return;
  const stock = sql.table(table.name);
  const missing = doubtful.map((field) => {
    const target = table.targets.find((candidate) => candidate.field === field);
    if (!target) return sql.lit(field);
    const value = sql`(select ${target.value} from (select) as nothing left join ${stock} d on false)`;
    return sql`case when ${value} is null then ${sql.lit(field)} end`;
  });
  const fields = sql`concat_ws(', ', ${sql.join(missing)})`;
  await refuse(file, {
    column: null,
    code: FaultCode.REQUIRED,
    fails: sql<boolean>`${fields} <> ''
      and not exists (select from ${stock} d where d.${sql.id(table.key)} = s.${sql.id(table.key)})`,
    value: sql<string>`${sql.ref(`s.${table.key}`)}`,
    message: sql<string>`'is new, and the file does not tell its ' || ${fields}`,
  });
}

interface Refusal {
  readonly column: string | null;
  readonly code: FaultCode;
  readonly message: RawBuilder<string>;
  readonly fails: RawBuilder<boolean>;
  readonly value: RawBuilder<string>;
}

async function refuse({ connection }: CheckedFile, refusal: Refusal): Promise<void> {
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
async function tellRefusals({ connection, problems }: CheckedFile): Promise<void> {
  await connection.run(sql`
    declare refusals no scroll cursor with hold for
    select row_number as row, column_name as column, value, code, message from import_refusal order by row_number, column_name`);
  for (;;) {
    const { rows } = await connection.run(sql<Omit<Problem, 'line'>>`fetch ${sql.lit(rowsAtOnce)} from refusals`);
    for (const row of rows) problems.add(row);
    await problems.keepFullPieces(connection.run);
    if (rows.length < rowsAtOnce) break;
  }
  await connection.run(sql`close refusals`);
}

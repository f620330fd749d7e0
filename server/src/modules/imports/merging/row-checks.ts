import { sql } from 'kysely';
import { FaultCode } from '../../stock/cells/index.ts';
import { rejectDifferentStones } from './identity-check.ts';
import { resolveAmbiguousNumbers } from './resolve-ambiguous-numbers.ts';
import { type CheckedFile, collectRejections, createRejectionTable, rejectRows } from './row-rejections.ts';

/**
 * Runs the checks that need several rows, exact arithmetic or data from the stock table. Marks rows that fail a check
 * as invalid in `import_row`.
 */
export async function checkStagedRows(file: CheckedFile): Promise<void> {
  await createRejectionTable(file.connection);
  await resolveAmbiguousNumbers(file);
  await adoptStockSpelling(file);
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
    await rejectRows(file, { ...check, column, fails, message });
  }
  await rejectDifferentStones(file);
  await refuseIncompleteNewRows(file);
  await collectRejections(file);
}

/**
 * If a key differs from a key in stock only in letter case, replaces it with the key in stock. Exact matches are the
 * most common and are skipped first.
 */
async function adoptStockSpelling({ connection, table }: CheckedFile): Promise<void> {
  const key = sql.id(table.key);
  await connection.run(sql`
    update import_row s set ${key} = d.${key}
    from ${sql.table(table.name)} d
    where lower(d.${key}) = lower(s.${key}) and d.${key} <> s.${key}
      and not exists (select from ${sql.table(table.name)} e where e.${key} = s.${key})`);
}

/** Writes repeated keys to `import_repeat`. Returns true if there are any. */
async function findRepeats({ connection, table }: CheckedFile): Promise<boolean> {
  const key = sql.id(table.key);
  await connection.run(sql`drop table if exists import_repeat`);
  const { count } = await connection.run(sql`
    create temporary table import_repeat as
    select lower(${key}) as key from import_row where ${key} is not null group by lower(${key}) having count(*) > 1`);
  return count > 0;
}

/** Makes repeated keys unique: appends `-2` to the second occurrence of a key, `-3` to the third, and so on. */
async function numberRepeats({ connection, table }: CheckedFile): Promise<void> {
  const key = sql.id(table.key);
  await connection.run(sql`
    update import_row s set ${key} = s.${key} || '-' || r.repeat
    from (
      select row_number, row_number() over (partition by lower(${key}) order by row_number) as repeat
      from import_row where lower(${key}) in (select key from import_repeat)
    ) r
    where r.row_number = s.row_number and r.repeat > 1`);
}

/** Rejects all rows with a repeated key, because the correct row is unknown. */
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
      from import_row where lower(${key}) in (select key from import_repeat)
      window same as (partition by lower(${key}) order by row_number)
    ) r`);
  await connection.run(
    sql`update import_row set is_valid = false where lower(${key}) in (select key from import_repeat)`,
  );
}

/**
 * Rejects new rows if the file has no column for a required field. Rows with blank cells in required columns were
 * rejected when they were read.
 */
async function refuseIncompleteNewRows(file: CheckedFile): Promise<void> {
  const { type, table, plan } = file;
  const uncertainFields = type.required.filter((field) => {
    const computed = type.computed[field];
    return computed ? !computed.isCertain?.(plan.file) : !plan.slots.includes(field);
  });
  if (uncertainFields.length === 0) return;
  const stock = sql.table(table.name);
  const missing = uncertainFields.map((field) => {
    const target = table.targets.find((candidate) => candidate.field === field);
    if (!target) return sql.lit(field);
    const value = sql`(select ${target.value} from (select) as nothing left join ${stock} d on false)`;
    return sql`case when ${value} is null then ${sql.lit(field)} end`;
  });
  const fields = sql`concat_ws(', ', ${sql.join(missing)})`;
  await rejectRows(file, {
    column: null,
    code: FaultCode.REQUIRED,
    fails: sql<boolean>`${fields} <> ''
      and not exists (select from ${stock} d where d.${sql.id(table.key)} = s.${sql.id(table.key)})`,
    value: sql<string>`${sql.ref(`s.${table.key}`)}`,
    message: sql<string>`'is new, but the file does not have its ' || ${fields}`,
  });
}

import { type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../../platform/database/statements/statements.ts';
import { maxListedFindings } from '../findings/finding.ts';
import { type ImportCodeCount, type ImportNotice, NoticeCode } from '../findings/finding.type.ts';
import { isUnapplied, type Merge } from '../merging/merge-rows.ts';
import { brokenPairs } from './broken-pairs.ts';
import { type ComparedMerge, moves, unusualMeasurements } from './moved-items.ts';
import { deleteSameReportNotices, sameStones } from './same-stones.ts';

/** Value of `other` for items that REPLACE deactivates. */
const isRemoved = 'removed';

/** SQL: changed or deactivated items that are in a cart, on hold or sold. */
function standings({ type, table }: Merge): RawBuilder<unknown>[] {
  const noticesOf = (code: NoticeCode, condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
    select coalesce(c.row_number, 0), ${type.key}, ${sql.ref(`d.${table.key}`)}, ${code},
      case when c.row_number is null then ${isRemoved} end, false
    from import_change c join ${sql.table(table.name)} d on d.id = c.id
    where c.is_changed and ${condition}`;
  const { standing } = type;
  return [
    noticesOf(NoticeCode.IN_CARTS, sql`d.id in (${type.inCarts()})`),
    ...(standing
      ? [noticesOf(NoticeCode.ON_HOLD, standing.isOnHold()), noticesOf(NoticeCode.SOLD, standing.isSold())]
      : []),
  ];
}

/** SQL: existing items that the file assigns to a different vendor. */
function vendorChanges({ table }: Merge): RawBuilder<unknown>[] {
  const vendor = table.targets.find(({ field }) => field === 'vendor');
  if (!vendor) return [];
  return [
    sql`
      select c.row_number, 'vendor', ${vendor.value}, ${NoticeCode.OTHER_VENDOR}, d.vendor, false
      from import_change c join import_row s on s.row_number = c.row_number
        join ${sql.table(table.name)} d on d.id = c.id
      where c.is_changed and d.vendor is not null and lower(d.vendor) is distinct from lower(${vendor.value})`,
  ];
}

/** Notices about a file: the first 1,000 by row, and counts. */
export interface Notices {
  readonly list: readonly ImportNotice[];
  readonly counts: readonly ImportCodeCount[];
}

/** Row of `import_notice`. */
interface NoticeRow {
  readonly row: number;
  readonly field: string;
  readonly value: string | null;
  readonly code: NoticeCode;
  /** Depending on the code: the unchanged value, the other row, or the key of the other item. */
  readonly other: string | null;
  /** True if the other item is in the file. In that case, `other` is its row number. */
  readonly isInFile: boolean;
}

/** Header names and line numbers of the file, for messages. */
export interface FileNames {
  readonly headersOf: (heading: string) => readonly string[];
  readonly lineOf: (row: number) => number;
}

export interface NoticedMerge extends ComparedMerge {
  readonly fileNames: FileNames;
}

/** Finds the notices about a file. Call it after the changes have been found and before they are applied. */
export async function findNotices(merge: NoticedMerge): Promise<Notices> {
  const { connection, fileNames } = merge;
  await connection.run(sql`
    create temporary table if not exists import_notice (
      row_number integer, field text, value text, code text, other text, is_in_file boolean)`);
  await connection.run(sql`truncate import_notice`);
  const sources = [
    unappliedFields,
    repeatedReports,
    brokenPairs,
    sameStones,
    standings,
    vendorChanges,
    moves,
    unusualMeasurements,
  ];
  for (const source of sources) {
    // These queries compare all rows with each other. The planner cannot estimate the number of equal rows and would
    // choose nested loops, which take quadratic time.
    const comparesAll = source === repeatedReports || source === sameStones;
    if (comparesAll) await connection.run(sql`set enable_nestloop = off`);
    for (const notices of await source(merge)) await connection.run(sql`insert into import_notice ${notices}`);
    if (comparesAll) await connection.run(sql`reset enable_nestloop`);
  }
  await connection.run(deleteSameReportNotices);
  const { query } = connection;
  const { rows: counts } = await connection.run(
    query
      .selectFrom('import_notice')
      .select(['code', rowCount.as('count')])
      .groupBy('code')
      .orderBy('count', 'desc'),
  );
  if (counts.length === 0) return { list: [], counts };
  const { rows } = await connection.run(
    query
      .selectFrom('import_notice')
      .select(['row_number as row', 'field', 'value', 'code', 'other', 'is_in_file as isInFile'])
      .orderBy('row_number')
      .orderBy('field')
      .limit(sql.lit(maxListedFindings)),
  );
  return { list: rows.map((notice) => noticeOf(notice, merge, fileNames)), counts };
}

function noticeOf(
  { row, field, value, code, other, isInFile }: NoticeRow,
  { table }: Merge,
  fileNames: FileNames,
): ImportNotice {
  const [column = null] = fileNames.headersOf(field);
  const position = { row, line: fileNames.lineOf(row), column, code };
  const otherItem = isInFile ? `line ${fileNames.lineOf(Number(other))}` : `${other} in stock`;
  if (code === NoticeCode.SAME_REPORT)
    return { ...position, value, message: `is also the report number of ${otherItem}` };
  if (code === NoticeCode.SAME_STONE)
    return { ...position, value, message: `has the same measurements and grades as ${otherItem}` };
  if (code === NoticeCode.OTHER_VENDOR) return { ...position, value, message: `is new: the item belonged to ${other}` };
  if (code === NoticeCode.ODD_MEASUREMENTS) return { ...position, value, message: other ?? '' };
  const usage = usageLabels[code];
  if (usage) {
    const change = other === isRemoved ? 'is deactivated because the file does not list it' : 'is changed by this row';
    return { ...position, value, message: `is ${usage}, and ${change}` };
  }
  if (code === NoticeCode.HALF_OF_PAIR) {
    const message = `is only sold with ${other}, and only one of them is for sale: neither can be bought`;
    return { ...position, value, message };
  }
  const format = table.targets.find((target) => target.field === field)?.format;
  const formatted = (text: string | null): string | null => (text !== null && format ? format(text) : text);
  if (code !== NoticeCode.NOT_APPLIED)
    return { ...position, value: formatted(value), message: `was ${formatted(other) ?? 'empty'}` };
  const message = `is not applied, because the item is on hold, sold or in an order; it remains ${formatted(other) ?? 'empty'}`;
  return { ...position, value: formatted(value), message };
}

const usageLabels: Readonly<Partial<Record<NoticeCode, string>>> = {
  [NoticeCode.IN_CARTS]: 'in a cart',
  [NoticeCode.ON_HOLD]: 'on hold',
  [NoticeCode.SOLD]: 'sold',
};

/** SQL: new values of protected fields that are not applied. One query per field. */
function unappliedFields({ table }: Merge): RawBuilder<unknown>[] {
  return table.targets.flatMap(({ field, column, protection }) => {
    if (!protection) return [];
    return sql`
      select s.row_number, ${field}, to_jsonb(${protection.sent}) #>> '{}', ${NoticeCode.NOT_APPLIED},
        to_jsonb(${sql.ref(`d.${column}`)}) #>> '{}', false
      from import_change c join import_row s on s.row_number = c.row_number join ${sql.table(table.name)} d on d.id = c.id
      where c.is_held and ${isUnapplied(column, protection)}`;
  });
}

/**
 * SQL: rows with the same report as another row of the file, or as an active item that the file does not list.
 * Excludes items that the import deactivates, and placeholders for report numbers such as "none".
 */
function repeatedReports({ type, table }: Merge): RawBuilder<unknown>[] {
  const { report } = type;
  if (!report || !table.staged.some(({ field }) => field === report.number)) return [];
  const [number, issuer, key] = [report.number, report.issuer, type.key].map((field) => table.columnOf(field));
  if (!number || !issuer || !key) throw new Error(`${type.name} lack a field of the report`);
  const hasIssuer = table.staged.some(({ field }) => field === report.issuer);
  const columnOf = (row: string, column: string) => sql.ref(`${row}.${column}`);
  const reportColumns = (row: string): RawBuilder<unknown> =>
    hasIssuer ? sql`${columnOf(row, number)}, ${columnOf(row, issuer)}` : columnOf(row, number);
  // The columns are compared as a record, because nulls are then equal and records can be hashed. The cost therefore
  // remains linear.
  const reportOf = (row: string) => sql`row(${reportColumns(row)})`;
  const isNumber = sql`s.is_valid and ${columnOf('s', number)} ~ '[0-9]'`;
  const facts = sql`${report.number}, number, ${NoticeCode.SAME_REPORT}`;
  // Evaluated once, before the comparison: if the file lists all stock, there is nothing to compare.
  const hasUnlistedItems = sql`exists (
    select from ${sql.table(table.name)} u
    where ${columnOf('u', table.activeColumn)}
      and not exists (select from import_row n where ${columnOf('n', key)} = ${columnOf('u', key)}))`;
  return [
    sql`
      select row_number, ${facts}, (case when row_number = first then next else first end)::text, true
      from (
        select s.row_number, ${columnOf('s', number)} as number, first_value(s.row_number) over same as first,
          lead(s.row_number) over same as next
        from import_row s where ${isNumber} and ${columnOf('s', number)} in (
          select ${columnOf('s', number)} from import_row s where ${isNumber} group by 1 having count(*) > 1)
        window same as (partition by ${reportColumns('s')} order by s.row_number)
      ) r where row_number <> first or next is not null`,
    sql`
      select s.row_number, ${report.number}, s.number, ${NoticeCode.SAME_REPORT}, o.other, false
      from (
        select s.row_number, ${columnOf('s', number)} as number, ${reportOf('s')} as report
        from import_row s where ${isNumber}
      ) s join (
        select ${reportOf('o')} as report, min(${columnOf('o', key)}) as other
        from ${sql.table(table.name)} o
        where ${columnOf('o', table.activeColumn)} and ${hasUnlistedItems} and ${columnOf('o', number)} in (
            select distinct ${columnOf('s', number)} from import_row s where ${isNumber})
          and not exists (select from import_row n where ${columnOf('n', key)} = ${columnOf('o', key)})
          and not exists (select from import_change c where c.id = o.id and c.row_number is null)
        group by ${reportColumns('o')}
      ) o on o.report = s.report`,
  ];
}

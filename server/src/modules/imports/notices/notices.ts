import { type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../../platform/database/statements/statements.ts';
import { maxListedFindings } from '../findings/finding.ts';
import { type ImportCodeCount, type ImportNotice, NoticeCode } from '../findings/finding.type.ts';
import { isUnapplied, type Merge } from '../merging/merge-rows.ts';
import { brokenPairs } from './broken-pairs.ts';
import { type ComparedMerge, moves, oddities } from './moved-items.ts';
import { sameStones, toldAsReports } from './same-stones.ts';

/** Value of `other` for items that REPLACE deactivates. */
const isRemoved = 'removed';

/** SQL: changed or deactivated items that are in a cart, on hold or sold. */
function standings({ type, table }: Merge): RawBuilder<unknown>[] {
  const told = (code: NoticeCode, is: RawBuilder<boolean>): RawBuilder<unknown> => sql`
    select coalesce(c.row_number, 0), ${type.key}, ${sql.ref(`d.${table.key}`)}, ${code},
      case when c.row_number is null then ${isRemoved} end, false
    from import_change c join ${sql.table(table.name)} d on d.id = c.id
    where c.is_changed and ${is}`;
  const { standing } = type;
  return [
    told(NoticeCode.IN_CARTS, sql`d.id in (${type.inCarts()})`),
    ...(standing ? [told(NoticeCode.ON_HOLD, standing.isOnHold()), told(NoticeCode.SOLD, standing.isSold())] : []),
  ];
}

/** SQL: items of another vendor to which the file assigns a new vendor. */
function takenOver({ table }: Merge): RawBuilder<unknown>[] {
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
interface FoundNotice {
  readonly row: number;
  readonly field: string;
  readonly value: string | null;
  readonly code: NoticeCode;
  /** Meaning depends on the code: the unchanged value, the other row, or the key of the other item. */
  readonly other: string | null;
  /** True if the other item is in the file. `other` is then its row number. */
  readonly isInFile: boolean;
}

/** Header names and line numbers of the file, for messages. */
export interface FileNames {
  readonly headersOf: (heading: string) => readonly string[];
  readonly lineOf: (row: number) => number;
}

export interface NoticedMerge extends ComparedMerge {
  readonly words: FileNames;
}

/** Finds the notices about a file. Must be called after the changes are found and before they are applied. */
export async function findNotices(merge: NoticedMerge): Promise<Notices> {
  const { connection, words } = merge;
  await connection.run(sql`
    create temporary table if not exists import_notice (
      row_number integer, field text, value text, code text, other text, is_in_file boolean)`);
  await connection.run(sql`truncate import_notice`);
  const sources = [heldBackFields, repeatedReports, brokenPairs, sameStones, standings, takenOver, moves, oddities];
  for (const source of sources) {
    // These queries compare all rows with each other. The planner cannot estimate the number of equal rows, and
    // nested loops would take quadratic time.
    const comparesAll = source === repeatedReports || source === sameStones;
    if (comparesAll) await connection.run(sql`set enable_nestloop = off`);
    for (const found of await source(merge)) await connection.run(sql`insert into import_notice ${found}`);
    if (comparesAll) await connection.run(sql`reset enable_nestloop`);
  }
  await connection.run(toldAsReports);
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
  return { list: rows.map((found) => noticeOf(found, merge, words)), counts };
}

function noticeOf(
  { row, field, value, code, other, isInFile }: FoundNotice,
  { table }: Merge,
  words: FileNames,
): ImportNotice {
  const [column = null] = words.headersOf(field);
  const place = { row, line: words.lineOf(row), column, code };
  const sameAs = isInFile ? `line ${words.lineOf(Number(other))}` : `${other} in stock`;
  if (code === NoticeCode.SAME_REPORT) return { ...place, value, message: `is also the report number of ${sameAs}` };
  if (code === NoticeCode.SAME_STONE)
    return { ...place, value, message: `has the same measurements and grades as ${sameAs}` };
  if (code === NoticeCode.OTHER_VENDOR) return { ...place, value, message: `is new: the item belonged to ${other}` };
  if (code === NoticeCode.ODD_MEASUREMENTS) return { ...place, value, message: other ?? '' };
  const standing = standingWords[code];
  if (standing) {
    const change = other === isRemoved ? 'is deactivated because the file does not list it' : 'is changed by this row';
    return { ...place, value, message: `is ${standing}, and ${change}` };
  }
  if (code === NoticeCode.HALF_OF_PAIR) {
    const message = `is only sold with ${other}, and only one of them is for sale: neither can be bought`;
    return { ...place, value, message };
  }
  const inWords = table.targets.find((target) => target.field === field)?.inWords;
  const said = (text: string | null): string | null => (text !== null && inWords ? inWords(text) : text);
  if (code !== NoticeCode.NOT_APPLIED)
    return { ...place, value: said(value), message: `was ${said(other) ?? 'empty'}` };
  const message = `is not applied, because the item is on hold, sold or in an order; it remains ${said(other) ?? 'empty'}`;
  return { ...place, value: said(value), message };
}

const standingWords: Readonly<Partial<Record<NoticeCode, string>>> = {
  [NoticeCode.IN_CARTS]: 'in a cart',
  [NoticeCode.ON_HOLD]: 'on hold',
  [NoticeCode.SOLD]: 'sold',
};

/** SQL: new values of protected fields that are not applied. One query per field. */
function heldBackFields({ table }: Merge): RawBuilder<unknown>[] {
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
 * Excludes items that the import deactivates, and words such as "none" instead of report numbers.
 */
function repeatedReports({ type, table }: Merge): RawBuilder<unknown>[] {
  const { report } = type;
  if (!report || !table.staged.some(({ field }) => field === report.number)) return [];
  const [number, issuer, key] = [report.number, report.issuer, type.key].map((field) => table.columnOf(field));
  if (!number || !issuer || !key) throw new Error(`${type.name} lack a field of the report`);
  const knowsIssuer = table.staged.some(({ field }) => field === report.issuer);
  const columnOf = (row: string, column: string) => sql.ref(`${row}.${column}`);
  const reportColumns = (row: string): RawBuilder<unknown> =>
    knowsIssuer ? sql`${columnOf(row, number)}, ${columnOf(row, issuer)}` : columnOf(row, number);
  // Compared as a record: nulls are equal, and records can be hashed, so the cost stays linear.
  const reportOf = (row: string) => sql`row(${reportColumns(row)})`;
  const isNumber = sql`s.is_valid and ${columnOf('s', number)} ~ '[0-9]'`;
  const facts = sql`${report.number}, number, ${NoticeCode.SAME_REPORT}`;
  // Evaluated once, before the comparison: if the file lists all stock, there is nothing to compare.
  const anyUnnamed = sql`exists (
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
        where ${columnOf('o', table.activeColumn)} and ${anyUnnamed} and ${columnOf('o', number)} in (
            select distinct ${columnOf('s', number)} from import_row s where ${isNumber})
          and not exists (select from import_row n where ${columnOf('n', key)} = ${columnOf('o', key)})
          and not exists (select from import_change c where c.id = o.id and c.row_number is null)
        group by ${reportColumns('o')}
      ) o on o.report = s.report`,
  ];
}

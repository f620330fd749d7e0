import { type RawBuilder, sql } from 'kysely';
import { NoticeCode } from '../findings/finding.type.ts';
import type { Merge } from '../merging/merge-rows.ts';

/**
 * SQL: new and changed rows whose measurements and grades equal those of another row of the file, or of an active
 * item not in the file. Empty if the file has no measurements. Rows are compared as records, because nulls are then
 * equal and records can be hashed. The cost therefore remains linear.
 */
export function sameStones({ type, table }: Merge): RawBuilder<unknown>[] {
  const { alike } = type;
  const isStaged = (field: string): boolean => table.staged.some((staged) => staged.field === field);
  if (!alike?.measured.every(isStaged)) return [];
  const measured = alike.measured.map((field) => table.columnOf(field));
  const graded = alike.graded.filter(isStaged).map((field) => table.columnOf(field));
  const columnRef = (row: 's' | 'o', column: string) => sql.ref(`${row}.${column}`);
  const all = [...measured, ...graded];
  const columnsOf = (row: 's' | 'o') => sql.join(all.map((column) => columnRef(row, column)));
  const measurementsOf = (row: 's' | 'o') => sql.join(measured.map((column) => columnRef(row, column)));
  const isMeasured = sql.join(
    measured.map((column) => sql`${columnRef('s', column)} is not null`),
    sql` and `,
  );
  const key = sql.id(table.key);
  const anyChange = sql`exists (select from import_change where row_number is not null and is_changed)`;
  const facts = sql`${type.key}, key, ${NoticeCode.SAME_STONE}`;
  return [
    sql`
      select row_number, ${facts}, (case when row_number = first then next else first end)::text, true
      from (
        select s.row_number, s.${key} as key, c.row_number is not null as is_changed,
          first_value(s.row_number) over same as first, lead(s.row_number) over same as next
        from import_row s left join import_change c on c.row_number = s.row_number and c.is_changed
        where s.is_valid and ${isMeasured} and (${measurementsOf('s')}) in (
          select ${measurementsOf('s')} from import_row s
          where s.is_valid and ${isMeasured} and ${anyChange} group by ${measurementsOf('s')} having count(*) > 1)
        window same as (partition by ${columnsOf('s')} order by s.row_number)
      ) r where is_changed and (row_number <> first or next is not null)`,
    sql`
      select s.row_number, ${type.key}, s.${key}, ${NoticeCode.SAME_STONE}, o.key, false
      from (
        select c.row_number, s.${key}, row(${columnsOf('s')}) as stone
        from import_change c join import_row s on s.row_number = c.row_number
        where c.is_changed and ${isMeasured}
      ) s join (
        select min(o.${key}) as key, row(${columnsOf('o')}) as stone
        from ${sql.table(table.name)} o
        where o.${sql.id(table.activeColumn)} and (${measurementsOf('o')}) in (
            select distinct ${measurementsOf('s')}
            from import_change c join import_row s on s.row_number = c.row_number where c.is_changed)
          and not exists (select from import_row n where n.${key} = o.${key})
          and not exists (select from import_change g where g.id = o.id and g.row_number is null)
        group by ${columnsOf('o')}
      ) o on o.stone = s.stone`,
  ];
}

/** SQL: deletes the SAME_STONE notices of items that also have a SAME_REPORT notice. */
export const deleteSameReportNotices = sql`
  delete from import_notice n using import_notice r
  where n.code = ${NoticeCode.SAME_STONE} and r.code = ${NoticeCode.SAME_REPORT}
    and r.row_number = n.row_number and r.other = n.other`;

import { type RawBuilder, sql } from 'kysely';
import type { StagedFile } from '../../stock/files/index.ts';
import { NoticeCode } from '../findings/finding.type.ts';
import type { Merge } from '../merging/merge-rows.ts';

/** Merge with the settings for notices about changed values. */
export interface ComparedMerge extends Merge {
  /** Staged file, as input for the row checks. */
  readonly file: StagedFile<string>;
  /** Price changes above this percentage are reported. */
  readonly priceMovePercent: number;
}

/** SQL: changed rows whose price changes by more than `priceMovePercent`, or whose grades or report numbers change. */
export function moves({ type, table, priceMovePercent }: ComparedMerge): RawBuilder<unknown>[] {
  const { watched, report } = type;
  const noticesOf = (
    code: NoticeCode,
    field: string,
    isReported: (current: RawBuilder<unknown>, stored: RawBuilder<unknown>) => RawBuilder<boolean>,
    textOf = (value: RawBuilder<unknown>) => sql`to_jsonb(${value}) #>> '{}'`,
  ) => {
    const target = table.targets.find((candidate) => candidate.field === field);
    if (!target) return [];
    const storedValue = sql.ref(`d.${target.column}`);
    return [
      sql`
        select c.row_number, ${field}, ${textOf(target.value)}, ${code}, ${textOf(storedValue)}, false
        from import_change c join import_row s on s.row_number = c.row_number join ${sql.table(table.name)} d on d.id = c.id
        where c.is_changed and ${isReported(target.value, storedValue)}`,
    ];
  };
  const isChanged = (current: RawBuilder<unknown>, stored: RawBuilder<unknown>) =>
    sql<boolean>`${stored} is not null and ${current} is distinct from ${stored}`;
  const threshold = sql.lit(priceMovePercent / 100);
  return [
    ...(watched
      ? noticesOf(
          NoticeCode.PRICE_MOVED,
          watched.price,
          (current, stored) => sql`abs(${current} - ${stored}) > ${stored} * ${threshold}`,
          (price) => sql`trim_scale(${price})::text`,
        )
      : []),
    ...(watched?.grades ?? []).flatMap((field) => noticesOf(NoticeCode.GRADE_CHANGED, field, isChanged)),
    ...(report ? noticesOf(NoticeCode.REPORT_CHANGED, report.number, isChanged) : []),
  ];
}

/** SQL: new and changed rows with possible but unusual measurements. */
export function unusualMeasurements({ type, table, file }: ComparedMerge): RawBuilder<unknown>[] {
  return (type.oddities ?? []).flatMap(({ needs, heading, message, fails, value }) =>
    needs.every((field) => table.staged.some((staged) => staged.field === field))
      ? [
          sql`
            select c.row_number, ${heading}, ${value}, ${NoticeCode.ODD_MEASUREMENTS},
              ${typeof message === 'string' ? sql`${message}::text` : message}, false
            from import_change c join import_row s on s.row_number = c.row_number
            where c.is_changed and ${fails(file)}`,
        ]
      : [],
  );
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { inChunks } from '../../../../kernel/input/page.ts';
import type { Download } from '../../../../kernel/transport/download.ts';
import { dayOf } from '../../../../kernel/values/dates.ts';
import { writeCsv } from '../../../../platform/spreadsheets/spreadsheets.ts';
import { queryIn, stockTable } from '../../database.ts';
import type { ExportColumn, StockExport } from './export-type.ts';

interface ExportOptions {
  readonly fileName: string;
  /** Leave out what is off the lists. */
  readonly activeOnly: boolean;
}

/** Rows read at a time: few enough that other requests need not wait for long. */
const chunkSize = 100;

/** A type of stock as CSV, all of it or what is on the lists, by id. */
export async function exportStock(
  em: EntityManager,
  type: StockExport,
  { fileName, activeOnly }: ExportOptions,
): Promise<Download> {
  const columns = await type.columns(em);
  const header = columns.map((column) => column.header);
  return {
    fileName,
    mediaType: 'text/csv; charset=utf-8',
    text: writeCsv(header, cellsOf(em, type, columns, activeOnly)),
  };
}

/** What a file is called that was made on this day: `diamonds-2026-11-21.csv`. */
export const fileNameOn = (day: Date, name: string): string => `${name}-${dayOf(day)}.csv`;

interface ExportRow {
  readonly id: number;
  readonly values: readonly unknown[];
}

async function* cellsOf(
  em: EntityManager,
  { table }: StockExport,
  columns: readonly ExportColumn[],
  activeOnly: boolean,
): AsyncGenerator<string[]> {
  const rows = inChunks<ExportRow>(async (last) => {
    const found = await queryIn(em)
      .selectFrom(stockTable(table))
      .select(['d.id', ...columns.map(({ value }, index) => value.as(`c${index}`))])
      .where('d.id', '>', last?.id ?? 0)
      .$if(activeOnly, (all) => all.where('d.is_active', '=', sql.lit(true)))
      .orderBy('d.id')
      .limit(chunkSize)
      .execute();
    return found.map((row) => ({ id: row.id, values: columns.map((_, index) => row[`c${index}`]) }));
  });
  for await (const { values } of rows) yield columns.map(({ written }, index) => written(values[index]));
}

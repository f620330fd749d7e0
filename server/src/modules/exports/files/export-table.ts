import type { Download } from '../../../kernel/transport/download.ts';
import { dayOf } from '../../../kernel/values/dates.ts';
import { type Cell, writeCsv, writeXlsx, xlsxMediaType } from '../../../platform/spreadsheets/spreadsheets.ts';
import type { ExportColumn } from '../../stock/cells/index.ts';
import { ExportFormat } from './export-format.ts';

/** What a file is called that was made on this day: `diamonds-2026-11-21.csv`. */
export const fileNameOn = (day: Date, name: string, format: ExportFormat): string => `${name}-${dayOf(day)}.${format}`;

/** A table: columns, and rows with a value for each of them. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  readonly rows: AsyncIterable<readonly unknown[]>;
}

/** A table as a file, written while its rows come. */
export function tableFile(fileName: string, format: ExportFormat, { columns, rows }: ExportTable): Download {
  const header = columns.map((column) => column.header);
  if (format === ExportFormat.XLSX) {
    return { fileName, mediaType: xlsxMediaType, bytes: writeXlsx(header, cellsOf(columns, rows, typedCell)) };
  }
  return {
    fileName,
    mediaType: 'text/csv; charset=utf-8',
    text: writeCsv(header, cellsOf(columns, rows, writtenCell)),
  };
}

async function* cellsOf<C>(
  columns: readonly ExportColumn[],
  rows: AsyncIterable<readonly unknown[]>,
  cellOf: (column: ExportColumn, raw: unknown) => C,
): AsyncGenerator<C[]> {
  for await (const values of rows) yield columns.map((column, index) => cellOf(column, values[index]));
}

const writtenCell = ({ written }: ExportColumn, raw: unknown): string => written(raw);

const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** Digits that a number of a spreadsheet keeps. */
const mostDigits = 15;

/** A number as a number, unless it has more digits than spreadsheets keep; all else as text. */
function typedCell({ written, numbers }: ExportColumn, raw: unknown): Cell {
  const text = written(raw);
  if (numbers !== 'one' || !plainNumber.test(text)) return text;
  return text.replace(/^-?[0.]*/, '').replace('.', '').length > mostDigits ? text : Number(text);
}

import type { Download } from '../../../kernel/transport/download.ts';
import { dayOf } from '../../../kernel/values/dates.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { type Cell, writeCsv, writeXlsx, xlsxMediaType } from '../../../platform/spreadsheets/spreadsheets.ts';
import type { ExportColumn } from '../../stock/cells/index.ts';

/** Format of an exported file. The values are file extensions. */
export enum ExportFormat {
  CSV = 'csv',
  XLSX = 'xlsx',
}

describedEnum(ExportFormat, {
  name: 'ExportFormat',
  description: 'Format of an exported file.',
  values: {
    CSV: 'CSV in UTF-8 with byte order mark, separated by commas. Cells that a spreadsheet would run as formulas begin with an apostrophe.',
    XLSX: 'Excel workbook with one sheet. Numbers are number cells, texts are text cells. At most 1,048,575 rows.',
  },
});

/** Returns the name of a file created on the given day: `diamonds-2026-11-21.csv`. */
export const fileNameOn = (day: Date, name: string, format: ExportFormat): string => `${name}-${dayOf(day)}.${format}`;

/** Columns of a table, and rows with one value per column. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  readonly rows: AsyncIterable<readonly unknown[]>;
}

/** Returns a table as a file. The file is written while its rows are read. */
export function tableFile(fileName: string, format: ExportFormat, { columns, rows }: ExportTable): Download {
  const header = columns.map((column) => column.header);
  if (format === ExportFormat.XLSX) {
    return { fileName, mediaType: xlsxMediaType, bytes: writeXlsx(header, cellsOf(columns, rows, typedCell)) };
  }
  return {
    fileName,
    mediaType: 'text/csv; charset=utf-8',
    text: writeCsv(header, cellsOf(columns, rows, formatCell)),
  };
}

async function* cellsOf<C>(
  columns: readonly ExportColumn[],
  rows: AsyncIterable<readonly unknown[]>,
  cellOf: (column: ExportColumn, raw: unknown) => C,
): AsyncGenerator<C[]> {
  for await (const values of rows) yield columns.map((column, index) => cellOf(column, values[index]));
}

const formatCell = ({ format }: ExportColumn, raw: unknown): string => format(raw);

const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** Number of significant digits that spreadsheets store. */
const maxDigits = 15;

/**
 * Returns the cell as a number. Returns text if the cell is not a number or has more digits than spreadsheets store.
 */
function typedCell({ format, numbers }: ExportColumn, raw: unknown): Cell {
  const text = format(raw);
  if (numbers !== 'one' || !plainNumber.test(text)) return text;
  return text.replace(/^-?[0.]*/, '').replace('.', '').length > maxDigits ? text : Number(text);
}

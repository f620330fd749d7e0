import type { TextEncoding } from './text-encoding.ts';

/** Row below the header. */
export interface SheetRow {
  /**
   * Row number. The first row below the header is row 1. Blank rows are counted. If the header is in row 1 of a
   * spreadsheet, this is the spreadsheet's row number minus one.
   */
  readonly number: number;
  /** One string per cell, not trimmed. May have more or fewer cells than the header. */
  readonly cells: string[];
}

/** Table read from a file as a stream, so that memory use does not depend on the file size. */
export interface Sheet {
  readonly header: readonly string[];
  /** Row number of the header in the file, as in a spreadsheet. Rows above are counted, including blank ones. */
  readonly headerLine: number;
  /** Delimiter of the cells. Null for a workbook. */
  readonly delimiter: string | null;
  /** Names of the sheets in a workbook, in order. Empty for a CSV file. */
  readonly sheets: readonly string[];
  /** Name of the sheet that is read. Null for a CSV file. */
  readonly sheet: string | null;
  /** Encoding of a CSV file, as detected in the part read so far. Final after the last row. Null for a workbook. */
  readonly encoding: TextEncoding | null;
  /**
   * Non-blank rows, in batches. Can be read once. Throws INVALID_REQUEST for the field `file` at the first invalid
   * byte.
   */
  readonly batches: AsyncIterable<readonly SheetRow[]>;
}

/** Maximum number of sheet names in a message. */
const maxNamed = 10;

/**
 * Returns a hint about other sheets in the workbook, for messages about an unsuitable table. Empty if there are none.
 */
export function otherSheets({ sheet, sheets }: Pick<Sheet, 'sheet' | 'sheets'>): string {
  const others = sheets
    .filter((name) => name !== sheet)
    .slice(0, maxNamed)
    .map((name) => `"${name}"`);
  if (sheet === null || others.length === 0) return '';
  return `; the sheet "${sheet}" was read, but there is also ${others.join(', ')}: select the right one in the profile (sheet)`;
}

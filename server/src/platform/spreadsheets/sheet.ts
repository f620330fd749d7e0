import type { TextEncoding } from './text-encoding.ts';

/** One row under the header. */
export interface SheetRow {
  /** 1 is the first row under the header; blank rows count, so that the number is the one a spreadsheet shows, less one. */
  readonly number: number;
  /** One text per cell, not trimmed; may be more or fewer than the header has. */
  readonly cells: string[];
}

/** A table read from a file: its header, and its rows as they come, so that memory does not grow with the file. */
export interface Sheet {
  readonly header: readonly string[];
  /** The row of the file in which it stands, as a spreadsheet numbers rows: what stands above counts, blank rows included. */
  readonly headerLine: number;
  /** What separates the cells; null where the format keeps them apart by itself. */
  readonly delimiter: string | null;
  /** Names of the sheets of a workbook, in its order; empty for a CSV. */
  readonly sheets: readonly string[];
  /** Name of the sheet that is read; null for a CSV. */
  readonly sheet: string | null;
  /** How a CSV is written, told by what has been read of it: final after the last row. Null for a workbook. */
  readonly encoding: TextEncoding | null;
  /**
   * Rows that are not wholly blank, in batches of some hundred. Can be read once.
   * Fails with INVALID_REQUEST naming `file` at the first byte that cannot be read.
   */
  readonly batches: AsyncIterable<readonly SheetRow[]>;
}

/** Nobody reads more names. */
const mostNamed = 10;

/** What to say where a table is not the one that was meant: which other sheets the workbook has. Nothing where it has none. */
export function otherSheets({ sheet, sheets }: Pick<Sheet, 'sheet' | 'sheets'>): string {
  const others = sheets
    .filter((name) => name !== sheet)
    .slice(0, mostNamed)
    .map((name) => `"${name}"`);
  if (sheet === null || others.length === 0) return '';
  return `; the sheet "${sheet}" was read, and there is also ${others.join(', ')}: name the right one in the profile (sheet)`;
}

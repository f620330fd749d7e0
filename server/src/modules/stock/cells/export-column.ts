import { type RawBuilder, sql } from 'kysely';

/** What one column of an exported file has below its header. */
export interface ExportCells {
  /** Of the row `d`. */
  readonly value: RawBuilder<unknown>;
  /** The cell: empty for nothing. */
  written(raw: unknown): string;
  /** Whether cells are numbers: as a whole, or several in one such as `6.41x6.44x3.98`. Left out: no. */
  readonly numbers?: 'one' | 'several';
}

/** One column of an exported file. */
export interface ExportColumn extends ExportCells {
  readonly header: string;
}

/** A column in which no row has anything. */
export const blankColumn = (header: string): ExportColumn => ({ header, value: sql`null`, written: () => '' });

/** The same cells in other words. Blank ones stay blank. */
export const inWords = ({ written, ...cells }: ExportCells, wordOf: (text: string) => string): ExportCells => ({
  ...cells,
  written(raw) {
    const text = written(raw);
    return text === '' ? '' : wordOf(text);
  },
});

import { type RawBuilder, sql } from 'kysely';
import type { ReferenceList } from '../../reference-data/index.ts';
import { ambiguousSeparator } from './numbers.ts';

/** SQL expression and format of the cells in an export column. */
export interface ExportCells {
  /** SQL expression on the stock row `d`. */
  readonly value: RawBuilder<unknown>;
  /** Returns the text of a cell. Empty if the value is null. */
  format(raw: unknown): string;
  /** Set for numeric cells. `several` means several numbers per cell, such as `6.41x6.44x3.98`. */
  readonly numbers?: 'one' | 'several';
}

export interface ExportColumn extends ExportCells {
  readonly header: string;
}

export const blankColumn = (header: string): ExportColumn => ({ header, value: sql`null`, format: () => '' });

/** Returns the cells with their texts replaced by `wordOf`. Empty cells stay empty. */
export const inWords = ({ format, ...cells }: ExportCells, wordOf: (text: string) => string): ExportCells => ({
  ...cells,
  format(raw) {
    const text = format(raw);
    return text === '' ? '' : wordOf(text);
  },
});

/* Cells are formatted so that imports read the same values. Null becomes an empty cell. */

/** Formats a string or an integer. */
export const textCell = (raw: unknown): string => (raw === null || raw === undefined ? '' : String(raw));

/** Maximum number of decimal places that imports accept. */
const maxDecimals = 12;

/** Formats a decimal without an exponent. `1.250` could be read as 1250 and is therefore written as `1.2500`. */
export const numberCell = (raw: unknown): string => {
  const text = textCell(raw);
  const digits = text.includes('e') ? Number(raw).toFixed(maxDecimals) : text;
  return ambiguousSeparator(digits) ? `${digits}0` : digits;
};

export const flagCell = (raw: unknown): string => (raw === true ? 'Yes' : raw === false ? 'No' : '');

export const labelCell =
  (list: ReferenceList) =>
  (raw: unknown): string =>
    typeof raw === 'number' ? (list.byId.get(raw)?.label ?? '') : '';

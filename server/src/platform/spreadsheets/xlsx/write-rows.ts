import { invalid } from '../../../kernel/errors/errors.ts';
import { columnName, dateText, isMidnight, serialOf, toCellText } from './cells.ts';
import { styles } from './workbook-parts.ts';

/** Value of a cell. Strings are never executed as formulas. An empty string results in an empty cell. */
export type Cell = string | number | Date;

/** Maximum length of a string in a cell. Spreadsheet programs reject workbooks with longer strings. */
const maxCharacters = 32_767;
const narrowest = 8;
const widest = 50;

export class RowWriter {
  readonly #columns: readonly string[];
  /** Number of the last row written, from 1. */
  number = 0;

  constructor(header: readonly string[]) {
    this.#columns = header.map((_, index) => columnName(index));
  }

  header(names: readonly string[]): string {
    return this.#row(names, (reference, name) => textCell(reference, name, styles.header));
  }

  row(cells: readonly Cell[]): string {
    return this.#row(cells, cellXml);
  }

  #row<T>(cells: readonly T[], writeCell: (reference: string, cell: T) => string): string {
    this.number += 1;
    let xml = `<row r="${this.number}">`;
    for (const [index, cell] of cells.entries())
      xml += writeCell(`${this.#columns[index] ?? columnName(index)}${this.number}`, cell);
    return `${xml}</row>`;
  }
}

function cellXml(reference: string, cell: Cell): string {
  if (typeof cell === 'string') return textCell(reference, cell, styles.text);
  if (typeof cell === 'number')
    return Number.isFinite(cell)
      ? numberCell(reference, cell, styles.general)
      : textCell(reference, String(cell), styles.text);
  const serial = serialOf(cell);
  if (serial === null) return textCell(reference, dateText(cell), styles.text);
  return numberCell(reference, serial, isMidnight(cell) ? styles.date : styles.dateTime);
}

const numberCell = (reference: string, value: number, style: number): string =>
  `<c r="${reference}"${style === styles.general ? '' : ` s="${style}"`}><v>${value}</v></c>`;

function textCell(reference: string, text: string, style: number): string {
  if (text === '') return '';
  const cellText = toCellText(text);
  if (cellText.length > maxCharacters && text.length > maxCharacters)
    throw invalid(
      'format',
      `a workbook cell can contain ${maxCharacters} characters, but ${reference} has ${text.length}: use CSV`,
    );
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText}</t></is></c>`;
}

/** Returns column widths in characters that fit most of the first rows, within a minimum and a maximum. */
export const widthsOf = (header: readonly string[], rows: readonly (readonly Cell[])[]): number[] =>
  header.map((name, index) => {
    const longest = rows.reduce((most, cells) => Math.max(most, lengthOf(cells[index] ?? '')), name.length);
    return Math.min(widest, Math.max(narrowest, longest + 2));
  });

const lengthOf = (cell: Cell): number => (cell instanceof Date ? dateText(cell) : String(cell)).length;

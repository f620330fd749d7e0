import { invalid } from '../../../kernel/errors/errors.ts';
import type { SheetRow } from '../sheet.ts';
import { maxColumns } from '../table.ts';
import { columnIndex, columnName, fromCellText, isoText, ownText } from './cells.ts';
import { damaged } from './damaged.ts';
import { lastColumn, lastRow, longestCell } from './limits.ts';
import type { NumberText } from './number-formats.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { XmlHandler } from './xml.ts';

/** Shared strings and formats for reading cells. */
export interface CellSources {
  readonly strings: Pick<SharedStrings, 'at'> | null;
  readonly numberText: (style: number) => NumberText;
}

/** Collects the non-blank rows of a sheet, numbered as in the spreadsheet. */
export class SheetReader implements XmlHandler {
  /** Complete rows that have not been consumed yet. */
  rows: SheetRow[] = [];
  /** The last group of cells that are merged over several rows. */
  lastTall: { readonly cells: string; readonly row: number } | null = null;
  #row = 0;
  #column = -1;
  #cells: string[] = [];
  #type = 'n';
  #style = 0;
  #text = '';
  #isText = false;
  #isPhonetic = false;
  #isComputed = false;
  #hasValue = false;

  constructor(private readonly sources: CellSources) {}

  take(): SheetRow[] {
    const rows = this.rows;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.#beginCell(attributes);
    else if (name === 'v') this.#isText = this.#hasValue = true;
    else if (name === 't') this.#isText = !this.#isPhonetic;
    else if (name === 'f') this.#isComputed = true;
    else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'row') this.#beginRow(attributes.r);
    else if (name === 'mergeCell') this.#noteMerged(attributes.ref ?? '');
  }

  text(text: string): void {
    if (!this.#isText) return;
    this.#text += text;
    if (this.#text.length > longestCell)
      throw invalid('file', `has more than ${longestCell} characters in the cell ${this.#cell}`);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isText = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#endRow();
    else if (name === 'rPh') this.#isPhonetic = false;
  }

  get position(): string | null {
    return this.#column < 0 ? null : this.#cell;
  }

  get #cell(): string {
    return `${columnName(this.#column)}${this.#row}`;
  }

  #beginRow(number: string | undefined): void {
    const next = number === undefined ? this.#row + 1 : Number(number);
    if (!Number.isInteger(next) || next <= this.#row || next > lastRow)
      throw damaged(null, `row ${number} follows row ${this.#row}`);
    this.#row = next;
    this.#column = -1;
    this.#cells = [];
  }

  #beginCell({ r: reference, t: type = 'n', s: style = '0' }: Readonly<Record<string, string>>): void {
    const column = reference === undefined ? this.#column + 1 : columnIndex(reference);
    if (column <= this.#column || column >= lastColumn)
      throw damaged(null, `the cell ${reference} is out of order in row ${this.#row}`);
    this.#column = column;
    this.#type = type;
    this.#style = Number(style);
    this.#text = '';
    this.#isComputed = false;
    this.#hasValue = false;
  }

  #endCell(): void {
    if (this.#isComputed && !this.#hasValue)
      throw invalid(
        'file',
        `has a formula without a result in the cell ${this.#cell}: open it in a spreadsheet program and save it`,
      );
    const text = this.#text === '' ? '' : this.#value();
    if (text === '') return;
    if (this.#column >= maxColumns)
      throw invalid('file', `has content in the cell ${this.#cell}; at most ${maxColumns} columns are allowed`);
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells.push(text);
  }

  /** Formula errors are returned as displayed, so that the import reports `#N/A`. */
  #value(): string {
    const text = this.#text;
    switch (this.#type) {
      case 's':
        return this.#shared(Number(text));
      case 'b':
        return text.trim() === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return isoText(text);
      case 'n': {
        const value = Number(text);
        if (!Number.isFinite(value)) throw damaged(null, `invalid number in the cell ${this.#cell}`);
        return this.sources.numberText(this.#style)(value, this.#isComputed);
      }
      default:
        return fromCellText(ownText(text));
    }
  }

  #shared(index: number): string {
    if (!this.sources.strings) throw damaged(null, 'the shared strings are missing');
    return this.sources.strings.at(index);
  }

  #endRow(): void {
    if (this.#cells.every((cell) => cell.trim() === '')) return;
    this.rows.push({ number: this.#row, cells: this.#cells });
  }

  #noteMerged(cells: string): void {
    const [first = 0, last = first] = cells.split(':').map(rowOf);
    if (last > first && first >= (this.lastTall?.row ?? 0)) this.lastTall = { cells, row: first };
  }
}

const rowOf = (reference: string): number => Number(/\d+$/.exec(reference)?.[0] ?? 0);

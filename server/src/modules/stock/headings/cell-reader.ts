import { type Convert, Fault, FaultCode, type Reading, remembered } from '../cells/fault.ts';
import type { Doubt, NumberConverter, ReadCell } from '../cells/number-column.ts';
import type { DiscountAnswers, ImportQuestion } from './import-question.type.ts';

/** One row of an imported file. The same object serves all rows. */
export interface ImportedRow {
  /** Row number in the file. */
  readonly number: number;
  /** False once a fault was recorded. */
  readonly isValid: boolean;
  /** Staged values as text, by slot. */
  readonly values: (string | null)[];
  /** Returns the trimmed cell of a column, as the profile maps it; empty if blank. */
  text(column: number): string;
  /** Stages the value of a column, or records its fault. */
  put(slot: number, column: number, reading: Reading | Doubt): void;
  /** Records the fault of a cell: the row is not imported. */
  refuse(column: number, fault: Fault): void;
  /** Records a fault of the whole row: it is not imported. */
  refuseRow(fault: Fault): void;
}

/** Work that is done for each row of a file. */
export type RowStep = (row: ImportedRow) => void;

/** What is asked about a column as a whole, and what a profile says that answers it. */
export interface AskedAtEnd extends Pick<ImportQuestion, 'message' | 'readings'> {
  readonly hint: string;
}

/** One file as a reader sees it when it prepares its work. */
export interface FileReader<H extends string = string, F extends string = string> {
  /** The column that carries a heading; undefined where the file has none. */
  column(heading: H): number | undefined;
  /** All of them, for headings that several columns may carry. */
  columns(heading: H): readonly number[];
  /** The first cells under a heading that are not blank, as the profile maps them. */
  samples(heading: H): readonly string[];
  /** Asks for a place in the staged row; the field then counts as written by this file. */
  slot(field: F): number;
  /** Keeps the column as an extra attribute too. */
  keep(column: number): void;
  /** Reads numbers of a column. All cells of the column must be read: each may tell what others mean. */
  numbers(column: number, converter: NumberConverter): ReadCell;
  /** What is asked when all rows have been read; null: nothing is open. A question refuses the file. */
  asks(column: number, question: () => AskedAtEnd | null): void;
  readonly discounts: DiscountAnswers;
}

/** How the cells of a heading are read: by themselves, or as numbers. */
export type CellConverter = Convert | NumberConverter;

/** Reads one or more headings of a row and stages one or more fields. */
export interface CellReader<H extends string = string, F extends string = string> {
  /** The reader works when the file has at least one of them. */
  readonly headings: readonly H[];
  compile(file: FileReader<H, F>): RowStep;
}

interface CellOptions {
  /** A blank cell is a problem. */
  required?: boolean;
  /** What a blank cell stands for; by default it clears the field. */
  blank?: string | undefined;
}

export const missing = new Fault(FaultCode.REQUIRED, 'must not be blank');

/** The plain case: one heading, one field. */
export const cell = <H extends string, F extends string>(
  heading: H,
  field: F,
  converter: CellConverter,
  { required = false, blank }: CellOptions = {},
): CellReader<H, F> => ({
  headings: [heading],
  compile(file) {
    const column = file.column(heading);
    const slot = file.slot(field);
    if (column === undefined) throw new Error(`${heading} is read in a file that does not have it`);
    const convert = remembered(typeof converter === 'function' ? converter : file.numbers(column, converter));
    const nothing = required ? missing : (blank ?? null);
    return (row) => {
      const text = row.text(column);
      row.put(slot, column, text === '' ? nothing : (convert(text) ?? nothing));
    };
  },
});

import { type CellResult, type Convert, Fault, FaultCode, memoize } from '../cells/fault.ts';
import type { AmbiguousNumber, NumberConverter, ReadCell } from '../cells/number-column.ts';
import type { DiscountAnswers, ImportQuestion } from './import-question.type.ts';

/** Row of an imported file. The same object is reused for all rows. */
export interface ImportedRow {
  readonly number: number;
  /** False after a fault has been recorded. */
  readonly isValid: boolean;
  /** Staged values as text, by slot index. */
  readonly values: (string | null)[];
  /** Returns the trimmed cell of a column, after the profile's mappings are applied. Empty if the cell is blank. */
  text(column: number): string;
  /** Stages the value read from a column, or records its fault. */
  stage(slot: number, column: number, reading: CellResult | AmbiguousNumber): void;
  /** Records a fault in a cell. The row is then not imported. */
  refuse(column: number, fault: Fault): void;
  /** Records a fault in the row as a whole. The row is then not imported. */
  refuseRow(fault: Fault): void;
}

/** Step that is executed for each row of the file. */
export type RowStep = (row: ImportedRow) => void;

/** Question about a column as a whole. `hint` names the profile entry that resolves it. */
export interface ColumnQuestion extends Pick<ImportQuestion, 'message' | 'readings'> {
  readonly hint: string;
}

/** Access to the columns of a file while a reader is set up, before any row is read. */
export interface FileReader<H extends string = string, F extends string = string> {
  /** Returns the column with a heading. Undefined if the file has no such column. */
  column(heading: H): number | undefined;
  /** Returns all columns with a heading, for headings that several columns may have. */
  columns(heading: H): readonly number[];
  /** Returns the first non-blank cells under a heading, after the profile's mappings are applied. */
  samples(heading: H): readonly string[];
  /** Reserves a slot in the staged row. The field then counts as set by the file. */
  slot(field: F): number;
  /** Additionally stores the column as an extra attribute. */
  keep(column: number): void;
  /**
   * Returns a number reader for a column. Pass every cell to it, because each cell may determine the format of the
   * others.
   */
  numbers(column: number, converter: NumberConverter): ReadCell;
  /**
   * Registers a question about a column, to be evaluated after all rows have been read. Null means that there is no
   * question. An open question blocks the import.
   */
  ask(column: number, question: () => ColumnQuestion | null): void;
  readonly discounts: DiscountAnswers;
}

/** Converter for the cells of a heading: either for numbers, or for values that do not depend on other cells. */
export type CellConverter = Convert | NumberConverter;

/** Reads the cells of one or more headings in a row, and stages one or more fields. */
export interface CellReader<H extends string = string, F extends string = string> {
  /** The reader is used if the file contains at least one of these headings. */
  readonly headings: readonly H[];
  compile(file: FileReader<H, F>): RowStep;
}

interface CellOptions {
  /** Whether a blank cell is reported as a problem. */
  required?: boolean;
  /** Value for a blank cell. By default, a blank cell clears the field. */
  blank?: string | undefined;
}

export const missing = new Fault(FaultCode.REQUIRED, 'must not be blank');

/** Creates a reader that reads one heading into one field. */
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
    if (column === undefined) throw new Error(`the file has no column ${heading}`);
    const convert = memoize(typeof converter === 'function' ? converter : file.numbers(column, converter));
    const emptyResult = required ? missing : (blank ?? null);
    return (row) => {
      const text = row.text(column);
      row.stage(slot, column, text === '' ? emptyResult : (convert(text) ?? emptyResult));
    };
  },
});

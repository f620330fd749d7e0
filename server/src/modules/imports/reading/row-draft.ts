import { AmbiguousNumber, AmbiguousValue, type CellResult, Fault } from '../../stock/cells/index.ts';
import type { ImportedRow } from '../../stock/headings/index.ts';
import type { ProblemCollector } from '../findings/problem-collector.ts';
import { type AmbiguousNumbers, ambiguityFault } from './ambiguous-numbers.ts';
import { type ExtraColumn, extrasOf } from './extras.ts';

interface DraftOptions {
  /** Names of the file's columns, followed by the profile's constants and generated key. */
  readonly names: readonly string[];
  /** Number of columns of the file. */
  readonly width: number;
  readonly constants: readonly string[];
  /** Builds the stock number of a row from its unconverted cells. */
  readonly makeKey: ((cells: readonly string[]) => string) | null;
  /** Replacements from the profile, by column: lower-case cell → new value. */
  readonly mapped: readonly (ReadonlyMap<string, string> | undefined)[];
  readonly problems: ProblemCollector;
  readonly doubts: AmbiguousNumbers;
  /** Returns the heading of a column. Null if it has none. */
  readonly headingOf: (column: number) => string | null;
  /** Number of staged values. */
  readonly slots: number;
  readonly extras: readonly ExtraColumn[];
}

/** Row of a file while it is being read. The same object is reused for all rows. */
export class RowDraft implements ImportedRow {
  number = 0;
  isValid = true;
  /** Staged values as strings, by slot. */
  readonly values: (string | null)[];
  #cells: readonly string[] = [];
  #doubts: Record<string, string> | null = null;
  /** Constants whose fault has been reported. Each fault is reported once instead of for each row. */
  readonly #reportedConstants = new Set<number>();

  constructor(private readonly options: DraftOptions) {
    this.values = Array.from({ length: options.slots }, () => null);
  }

  begin(number: number, cells: readonly string[]): void {
    this.number = number;
    this.isValid = true;
    this.#cells = cells;
    this.#doubts = null;
    this.values.fill(null);
  }

  /** Returns the trimmed cell of a column, with the profile's replacements applied. Empty for a blank cell. */
  text(column: number): string {
    const { width, mapped } = this.options;
    if (column >= width) return this.#profileText(column - width);
    const text = this.#cells[column]?.trim() ?? '';
    const values = mapped[column];
    return values ? (values.get(text.toLowerCase()) ?? text) : text;
  }

  /** Stages the result of reading a cell, or adds its fault. */
  stage(slot: number, column: number, result: CellResult | AmbiguousNumber): void {
    if (result instanceof Fault) this.refuse(column, result);
    else if (result instanceof AmbiguousNumber) this.#stageAmbiguous(slot, column, result);
    else this.values[slot] = result;
  }

  /** Ambiguous cells of the row, as JSON. */
  get doubts(): string | null {
    return this.#doubts && JSON.stringify(this.#doubts);
  }

  #stageAmbiguous(slot: number, column: number, ambiguous: AmbiguousNumber): void {
    const { width, doubts } = this.options;
    const staged = column < width ? doubts.stage(ambiguous, slot, column) : ambiguityFault(ambiguous);
    if (staged instanceof Fault) this.refuse(column, staged);
    else {
      this.values[slot] = staged.value;
      this.#doubts ??= {};
      this.#doubts[staged.id] = this.#cells[column]?.trim() ?? '';
    }
  }

  /** Adds a fault for a cell. The cell's row is not imported. */
  refuse(column: number, fault: Fault): void {
    this.isValid = false;
    const { code, message } = fault;
    const { names, width, constants, problems } = this.options;
    const name = names[column] ?? null;
    const constant = constants[column - width];
    if (constant === undefined) {
      const value = this.#cells[column]?.trim() || null;
      problems.add({ row: this.number, column: name, value, code, message });
      if (fault instanceof AmbiguousValue) this.#addQuestion(column, fault);
    } else if (!this.#reportedConstants.has(column)) {
      this.#reportedConstants.add(column);
      problems.add({ row: 0, column: null, value: constant, code, message: `the constant ${name} ${message}` });
    }
  }

  /** Adds a fault that concerns the whole row. */
  refuseRow({ code, message }: Fault): void {
    this.isValid = false;
    this.options.problems.add({ row: this.number, column: null, value: null, code, message });
  }

  /** Stages the extra attributes as JSON, or adds their fault. */
  stageExtras(slot: number): void {
    const read = extrasOf(this.#extras());
    if (typeof read === 'string') this.values[slot] = read;
    else if (read.column === null) this.refuseRow(read.fault);
    else this.refuse(read.column, read.fault);
  }

  *#extras(): Generator<readonly [number, string, string]> {
    for (const [column, name] of this.options.extras) yield [column, name, this.text(column)];
  }

  /** Adds a question about an ambiguous word, once per word. */
  #addQuestion(column: number, { meanings, question }: AmbiguousValue): void {
    const { names, problems, headingOf } = this.options;
    const [field, value] = [headingOf(column), this.#cells[column]?.trim() ?? ''];
    if (field === null) return;
    const readings = meanings.map((label) => ({
      label,
      answer: { value: { field, from: value, to: label } },
      samples: [label],
    }));
    problems.addQuestion({ column: names[column] ?? null, message: question, field, value, readings });
  }

  #profileText(index: number): string {
    const { constants, makeKey } = this.options;
    return constants[index] ?? makeKey?.(this.#cells) ?? '';
  }
}

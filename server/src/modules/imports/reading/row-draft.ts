import { AmbiguousValue, Doubt, Fault, type Reading } from '../../stock/cells/index.ts';
import type { ImportedRow } from '../../stock/headings/index.ts';
import type { ProblemLog } from '../findings/problem-log.ts';
import { type DoubtLog, inDoubt } from './doubts.ts';
import { type ExtraColumn, extrasOf } from './extras.ts';

interface DraftOptions {
  /** Names of the file's columns, then of the profile's constants, then of the key that it makes. */
  readonly names: readonly string[];
  /** How many of them are the file's. */
  readonly width: number;
  readonly constants: readonly string[];
  /** Makes the key of a row's raw cells. */
  readonly makeKey: ((cells: readonly string[]) => string) | null;
  /** Per column: cell in small letters → what the profile makes of it. */
  readonly mapped: readonly (ReadonlyMap<string, string> | undefined)[];
  readonly problems: ProblemLog;
  readonly doubts: DoubtLog;
  /** What a column of the file carries; null: no heading. */
  readonly headingOf: (column: number) => string | null;
  /** How many values are staged. */
  readonly slots: number;
  /** Columns kept as extra attributes, and their names. */
  readonly extras: readonly ExtraColumn[];
}

/** One row of a file on its way into the staging table. The same object serves all rows. */
export class RowDraft implements ImportedRow {
  number = 0;
  isValid = true;
  /** Staged values as text, by slot. */
  readonly values: (string | null)[];
  #cells: readonly string[] = [];
  #doubts: Record<string, string> | null = null;
  /** Constants of the profile, whose fault is told once and not for each row. */
  readonly #toldConstants = new Set<number>();

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

  /** The trimmed cell of a column, as the profile maps it; empty for a blank one. */
  text(column: number): string {
    const { width, mapped } = this.options;
    if (column >= width) return this.#ofProfile(column - width);
    const text = this.#cells[column]?.trim() ?? '';
    const values = mapped[column];
    return values ? (values.get(text.toLowerCase()) ?? text) : text;
  }

  /** Stages what a column was read as, or notes its fault. */
  put(slot: number, column: number, reading: Reading | Doubt): void {
    if (reading instanceof Fault) this.refuse(column, reading);
    else if (reading instanceof Doubt) this.#putDoubt(slot, column, reading);
    else this.values[slot] = reading;
  }

  /** The row's cells that are in doubt, as JSON. */
  get doubts(): string | null {
    return this.#doubts && JSON.stringify(this.#doubts);
  }

  #putDoubt(slot: number, column: number, doubt: Doubt): void {
    const { width, doubts } = this.options;
    const staged = column < width ? doubts.stage(doubt, slot, column) : inDoubt(doubt);
    if (staged instanceof Fault) this.refuse(column, staged);
    else {
      this.values[slot] = staged.value;
      this.#doubts ??= {};
      this.#doubts[staged.id] = this.#cells[column]?.trim() ?? '';
    }
  }

  /** Notes the fault of a cell: the row is not taken over. */
  refuse(column: number, fault: Fault): void {
    this.isValid = false;
    const { code, message } = fault;
    const { names, width, constants, problems } = this.options;
    const name = names[column] ?? null;
    const constant = constants[column - width];
    if (constant === undefined) {
      const value = this.#cells[column]?.trim() || null;
      problems.add({ row: this.number, column: name, value, code, message });
      if (fault instanceof AmbiguousValue) this.#ask(column, fault);
    } else if (!this.#toldConstants.has(column)) {
      this.#toldConstants.add(column);
      problems.add({ row: 0, column: null, value: constant, code, message: `the constant ${name} ${message}` });
    }
  }

  /** The row as a whole is at fault. */
  refuseRow({ code, message }: Fault): void {
    this.isValid = false;
    this.options.problems.add({ row: this.number, column: null, value: null, code, message });
  }

  /** Stages the extra attributes as JSON, or notes what is wrong with them. */
  putExtras(slot: number): void {
    const read = extrasOf(this.#extras());
    if (typeof read === 'string') this.values[slot] = read;
    else if (read.column === null) this.refuseRow(read.fault);
    else this.refuse(read.column, read.fault);
  }

  *#extras(): Generator<readonly [number, string, string]> {
    for (const [column, name] of this.options.extras) yield [column, name, this.text(column)];
  }

  /** What a word means is asked once, however many rows have it. */
  #ask(column: number, { meanings, question }: AmbiguousValue): void {
    const { names, problems, headingOf } = this.options;
    const [field, value] = [headingOf(column), this.#cells[column]?.trim() ?? ''];
    if (field === null) return;
    const readings = meanings.map((label) => ({
      label,
      answer: { value: { field, from: value, to: label } },
      samples: [label],
    }));
    problems.note({ column: names[column] ?? null, message: question, field, value, readings });
  }

  #ofProfile(index: number): string {
    const { constants, makeKey } = this.options;
    return constants[index] ?? makeKey?.(this.#cells) ?? '';
  }
}

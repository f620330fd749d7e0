import {
  type DecimalMark,
  type Doubt,
  Fault,
  FaultCode,
  type NumberColumn,
  otherMark,
  readNumber,
} from '../../stock/cells/index.ts';

/** The field under which rows keep their doubtful cells: number of the kind → the cell. */
export const doubtsField = 'doubts';

/** Doubtful cells that are settled together. */
export interface KindOfDoubt {
  readonly column: number;
  readonly slot: number;
  readonly numbers: NumberColumn;
  readonly sign: DecimalMark;
  /** The sign before decimals by which the staged number was read. */
  readonly stagedBy: DecimalMark;
  /** What is wrong with the other reading. */
  readonly fault: Fault | null;
}

/** Numbers of a file that can be read in two ways: which kinds of them there are. The rows keep the cells. */
export class DoubtLog {
  readonly #kinds = new Map<string, { readonly id: number; readonly kind: KindOfDoubt }>();

  /** Reads a doubtful cell as far as can be told now. */
  stage(doubt: Doubt, slot: number, column: number): { readonly id: number; readonly value: string } | Fault {
    const { sign, readings } = doubt;
    const known = doubt.column.markFor(sign);
    const first = known ?? otherMark(sign);
    const stagedBy = known || typeof readings[first] === 'string' ? first : sign;
    const value = readings[stagedBy];
    if (typeof value !== 'string') return value ?? inDoubt(doubt);
    const other = readings[otherMark(stagedBy)];
    const fault = other instanceof Fault ? other : null;
    const name = [column, slot, sign, stagedBy, fault?.message].join();
    const entry = this.#kinds.get(name) ?? {
      id: this.#kinds.size,
      kind: { column, slot, numbers: doubt.column, sign, stagedBy, fault },
    };
    this.#kinds.set(name, entry);
    return { id: entry.id, value };
  }

  get kinds(): Iterable<{ readonly id: number; readonly kind: KindOfDoubt }> {
    return this.#kinds.values();
  }
}

/** A number in doubt that nothing can settle: constants stand alone. */
export const inDoubt = ({ column, sign, text }: Doubt): Fault => {
  const [low, high] = [Number(readNumber[sign](text)), Number(readNumber[otherMark(sign)](text))];
  return new Fault(FaultCode.AMBIGUOUS_NUMBER, `may be ${low} or ${high}: ${column.question}`);
};

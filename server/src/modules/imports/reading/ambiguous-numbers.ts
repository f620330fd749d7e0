import {
  type AmbiguousNumber,
  type DecimalMark,
  Fault,
  FaultCode,
  type NumberColumn,
  otherMark,
  readNumber,
} from '../../stock/cells/index.ts';

/** Staged field that contains the ambiguous cells of a row: kind ID → cell. */
export const ambiguousCellsField = 'doubts';

/** Group of ambiguous cells that are resolved together. */
export interface AmbiguityKind {
  readonly column: number;
  readonly slot: number;
  readonly numbers: NumberColumn;
  readonly sign: DecimalMark;
  /** Decimal separator used to read the staged number. */
  readonly stagedBy: DecimalMark;
  /** Fault that makes the other interpretation invalid. Null if it is valid. */
  readonly fault: Fault | null;
}

/** Groups of ambiguous numbers in a file. The cells are stored with the staged rows. */
export class AmbiguousNumbers {
  readonly #kinds = new Map<string, { readonly id: number; readonly kind: AmbiguityKind }>();

  /** Stages an ambiguous cell with the interpretation that is most likely so far. */
  stage(
    ambiguous: AmbiguousNumber,
    slot: number,
    column: number,
  ): { readonly id: number; readonly value: string } | Fault {
    const { sign, readings } = ambiguous;
    const knownSign = ambiguous.column.markFor(sign);
    const first = knownSign ?? otherMark(sign);
    const stagedBy = knownSign || typeof readings[first] === 'string' ? first : sign;
    const value = readings[stagedBy];
    if (typeof value !== 'string') return value ?? ambiguityFault(ambiguous);
    const otherResult = readings[otherMark(stagedBy)];
    const fault = otherResult instanceof Fault ? otherResult : null;
    const name = [column, slot, sign, stagedBy, fault?.message].join();
    const entry = this.#kinds.get(name) ?? {
      id: this.#kinds.size,
      kind: { column, slot, numbers: ambiguous.column, sign, stagedBy, fault },
    };
    this.#kinds.set(name, entry);
    return { id: entry.id, value };
  }

  get kinds(): Iterable<{ readonly id: number; readonly kind: AmbiguityKind }> {
    return this.#kinds.values();
  }
}

/** Returns the fault for an ambiguous constant in the profile. There is no column that could resolve the ambiguity. */
export const ambiguityFault = ({ column, sign, text }: AmbiguousNumber): Fault => {
  const [low, high] = [Number(readNumber[sign](text)), Number(readNumber[otherMark(sign)](text))];
  return new Fault(FaultCode.AMBIGUOUS_NUMBER, `may be ${low} or ${high}: ${column.question}`);
};

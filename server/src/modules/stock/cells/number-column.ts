import { type Convert, Fault, FaultCode, type Reading } from './fault.ts';
import { DecimalMark, doubtfulSign, hasPlainPoint, otherMark, type ReadNumber, readNumber } from './numbers.ts';

/** How cells of numbers are read, once it is known which sign comes before decimals. */
export interface NumberConverter {
  readonly of: (numbers: ReadNumber) => Convert;
  /** Where such numbers lie. Settles what a number means that can be read in two ways; refuses none. */
  readonly plausible?: { readonly from?: number; readonly to?: number };
  /** Numbers of things, which have no decimals. */
  readonly isWhole?: boolean;
  /** Cells may have the sign or code of a currency. */
  readonly isMoney?: boolean;
}

type Readings = Readonly<Record<DecimalMark, Reading>>;

/** A number that can be read in two ways. A reading that the field does not take is a fault. */
export class Doubt {
  constructor(
    readonly column: NumberColumn,
    /** The sign that groups thousands or comes before decimals. */
    readonly sign: DecimalMark,
    readonly text: string,
    /** By the sign before decimals. */
    readonly readings: Readings,
  ) {}
}

/** A cell read, or in doubt until all cells of its column have been seen. */
export type ReadCell = (text: string) => Reading | Doubt;

/** What cells have told, by the sign that comes before decimals in them. */
class Evidence {
  /** The first cell. */
  readonly cells = new Map<DecimalMark, string>();
  /** Signs that were seen between thousands. */
  readonly grouping = new Set<DecimalMark>();

  add(mark: DecimalMark, text: string): void {
    if (!this.cells.has(mark)) this.cells.set(mark, text);
    const other = otherMark(mark);
    if (!this.grouping.has(other) && text.includes(other)) this.grouping.add(other);
  }
}

/**
 * A column of numbers. Cells such as `0,31` and `1,234.5` tell which sign it writes before decimals, and so do numbers of
 * which the field takes only one reading; cells such as `1,250` wait for what the others tell.
 */
export class NumberColumn {
  readonly #evidence = new Evidence();
  /** Of cells whose other reading lies where no such numbers are. */
  readonly #presumption = new Evidence();
  /** No cell lies there beyond doubt: else presuming is void. */
  #isOrdinary = true;

  constructor(
    /** What the profile says. */
    private readonly stated: DecimalMark | null,
    /** All columns of numbers of the file, this one included. */
    private readonly columns: ReadonlyMap<number, NumberColumn>,
  ) {}

  /**
   * The sign before decimals, as it matters for a cell with this sign; null: nobody can tell. That a column has decimals
   * behind points makes `7,123` thousands, unless commas come before decimals elsewhere in the file.
   */
  markFor(sign: DecimalMark): DecimalMark | null {
    if (this.stated) return this.stated;
    const told = this.#told;
    const mark = only(marks.filter((each) => told.some(({ cells }) => cells.has(each))));
    if (!mark || mark === sign || told.some(({ grouping }) => grouping.has(sign))) return mark;
    return [...this.columns.values()].some((column) => column.#evidence.cells.has(sign)) ? null : mark;
  }

  /** Why a cell cannot be read: reads on after both readings. */
  get question(): string {
    const answer = 'say which sign comes before decimals in the profile (decimals)';
    const [one, other] = new Map(this.#told.flatMap(({ cells }) => [...cells])).values();
    if (one === undefined) return `no other cell of the column tells: ${answer}`;
    return other === undefined
      ? `the column has "${one}", and others of the file write decimals in another way: ${answer}`
      : `the column has both "${one}" and "${other}": ${answer}`;
  }

  reader(converter: NumberConverter): ReadCell {
    const { of, plausible } = converter;
    if (this.stated) return of(readNumber[this.stated]);
    const convert = { [DecimalMark.POINT]: of(readNumber['.']), [DecimalMark.COMMA]: of(readNumber[',']) };
    const certain = (reading: Reading): Reading => {
      if (plausible && this.#isOrdinary && typeof reading === 'string') this.#isOrdinary = isWithin(plausible, reading);
      return reading;
    };
    return (text) => {
      if (hasPlainPoint(text)) {
        if (!this.#evidence.cells.has(DecimalMark.POINT)) this.#evidence.add(DecimalMark.POINT, text);
        return certain(convert['.'](text));
      }
      const point = convert['.'](text);
      if (!/[.,]/.test(text)) return certain(point);
      const readings: Readings = { [DecimalMark.POINT]: point, [DecimalMark.COMMA]: convert[','](text) };
      const mark = fittingMark(converter, readings);
      if (mark) return certain(this.#tell(mark, text, readings[mark]));
      const sign = doubtfulSign(text);
      if (!sign || !marks.every((each) => fits(converter, readings[each]))) return point;
      const presumed = plausible && only(marks.filter((each) => isWithin(plausible, readNumber[each](text))));
      if (presumed) this.#presumption.add(presumed, text);
      return new Doubt(this, sign, text, readings);
    };
  }

  get #told(): readonly Evidence[] {
    return this.#isOrdinary ? [this.#evidence, this.#presumption] : [this.#evidence];
  }

  #tell(mark: DecimalMark, text: string, reading: Reading): Reading {
    this.#evidence.add(mark, text);
    return reading;
  }
}

const marks = [DecimalMark.POINT, DecimalMark.COMMA] as const;

const only = (left: readonly DecimalMark[]): DecimalMark | null => (left.length === 1 ? (left[0] ?? null) : null);

const isNumber = (reading: Reading): boolean => !(reading instanceof Fault && reading.code === FaultCode.NOT_A_NUMBER);

/** Too many decimals do not tell that the sign is none: whoever wrote the number may be wrong about the decimals. */
const fits = ({ isWhole = false }: NumberConverter, reading: Reading): boolean =>
  !(reading instanceof Fault) || (!isWhole && reading.code === FaultCode.TOO_MANY_DECIMALS);

/** The only sign before decimals by which a cell is a number, or one that the field takes. */
const fittingMark = (converter: NumberConverter, readings: Readings): DecimalMark | null =>
  only(marks.filter((mark) => isNumber(readings[mark]))) ??
  only(marks.filter((mark) => fits(converter, readings[mark])));

const isWithin = (
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: NonNullable<NumberConverter['plausible']>,
  number: string | Fault,
): boolean => Number(number) >= from && Number(number) <= to;

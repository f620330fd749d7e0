import { type CellResult, type Convert, Fault, FaultCode } from './fault.ts';
import { ambiguousSeparator, DecimalMark, hasPlainPoint, otherMark, type ReadNumber, readNumber } from './numbers.ts';

/** Conversion of number cells with a known decimal separator. */
export interface NumberConverter {
  readonly of: (numbers: ReadNumber) => Convert;
  /** Range of typical values. It resolves ambiguous numbers, but values outside it are not rejected. */
  readonly plausible?: { readonly from?: number; readonly to?: number };
  /** Whether the column contains integers. */
  readonly isWhole?: boolean;
  /** Whether cells may contain a currency symbol or code. */
  readonly isMoney?: boolean;
}

type Readings = Readonly<Record<DecimalMark, CellResult>>;

/** Number that can be read in two ways. If the field rejects one interpretation, that interpretation is a fault. */
export class AmbiguousNumber {
  constructor(
    readonly column: NumberColumn,
    /** Separator in the cell. It may separate thousands or decimals. */
    readonly sign: DecimalMark,
    readonly text: string,
    /** Interpretation for each decimal separator. */
    readonly readings: Readings,
  ) {}
}

/** Reads a cell. Ambiguous numbers are resolved after all cells of the column have been read. */
export type ReadCell = (text: string) => CellResult | AmbiguousNumber;

/** Evidence for decimal separators found in cells. */
class Evidence {
  /** First cell that is evidence for each separator. */
  readonly cells = new Map<DecimalMark, string>();
  /** Separators found between thousands. */
  readonly grouping = new Set<DecimalMark>();

  add(mark: DecimalMark, text: string): void {
    if (!this.cells.has(mark)) this.cells.set(mark, text);
    const other = otherMark(mark);
    if (!this.grouping.has(other) && text.includes(other)) this.grouping.add(other);
  }
}

/**
 * Column of numbers. Unambiguous cells such as `0,31` and `1,234.5` determine its decimal separator, and so do
 * numbers of which the field accepts only one interpretation. Ambiguous cells such as `1,250` are resolved by the
 * other cells.
 */
export class NumberColumn {
  readonly #evidence = new Evidence();
  /** Evidence from cells of which only one interpretation is within the typical range. */
  readonly #presumption = new Evidence();
  /** False if an unambiguous cell is outside the typical range. Evidence from that range is then ignored. */
  #isOrdinary = true;

  constructor(
    /** Decimal separator from the profile. Null if not set. */
    private readonly stated: DecimalMark | null,
    /** All number columns of the file, including this one. */
    private readonly columns: ReadonlyMap<number, NumberColumn>,
  ) {}

  /**
   * Returns the decimal separator to use for a cell with the given separator. Null if it cannot be determined. If the
   * column uses decimal points, `7,123` means thousands, unless other columns of the file use decimal commas.
   */
  markFor(sign: DecimalMark): DecimalMark | null {
    if (this.stated) return this.stated;
    const evidence = this.#told;
    const mark = only(marks.filter((each) => evidence.some(({ cells }) => cells.has(each))));
    if (!mark || mark === sign || evidence.some(({ grouping }) => grouping.has(sign))) return mark;
    return [...this.columns.values()].some((column) => column.#evidence.cells.has(sign)) ? null : mark;
  }

  /** Explains why a cell is ambiguous. It continues a sentence that lists both interpretations. */
  get question(): string {
    const advice = 'set the decimal separator in the profile (decimals)';
    const [first, other] = new Map(this.#told.flatMap(({ cells }) => [...cells])).values();
    if (first === undefined) return `no other cell of the column shows the number format: ${advice}`;
    return other === undefined
      ? `the column has "${first}", but other columns of the file use another decimal separator: ${advice}`
      : `the column has both "${first}" and "${other}": ${advice}`;
  }

  reader(converter: NumberConverter): ReadCell {
    const { of, plausible } = converter;
    if (this.stated) return of(readNumber[this.stated]);
    const convert = { [DecimalMark.POINT]: of(readNumber['.']), [DecimalMark.COMMA]: of(readNumber[',']) };
    const certain = (reading: CellResult): CellResult => {
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
      const sign = ambiguousSeparator(text);
      if (!sign || !marks.every((each) => fits(converter, readings[each]))) return point;
      const presumed = plausible && only(marks.filter((each) => isWithin(plausible, readNumber[each](text))));
      if (presumed) this.#presumption.add(presumed, text);
      return new AmbiguousNumber(this, sign, text, readings);
    };
  }

  get #told(): readonly Evidence[] {
    return this.#isOrdinary ? [this.#evidence, this.#presumption] : [this.#evidence];
  }

  #tell(mark: DecimalMark, text: string, reading: CellResult): CellResult {
    this.#evidence.add(mark, text);
    return reading;
  }
}

const marks = [DecimalMark.POINT, DecimalMark.COMMA] as const;

const only = (candidates: readonly DecimalMark[]): DecimalMark | null =>
  candidates.length === 1 ? (candidates[0] ?? null) : null;

const isNumber = (reading: CellResult): boolean =>
  !(reading instanceof Fault && reading.code === FaultCode.NOT_A_NUMBER);

/** Too many decimals do not rule out a separator, because the file may contain more decimals than the field stores. */
const fits = ({ isWhole = false }: NumberConverter, reading: CellResult): boolean =>
  !(reading instanceof Fault) || (!isWhole && reading.code === FaultCode.TOO_MANY_DECIMALS);

/** Returns the only decimal separator with which the field accepts the cell. Null if it accepts none or both. */
const fittingMark = (converter: NumberConverter, readings: Readings): DecimalMark | null =>
  only(marks.filter((mark) => isNumber(readings[mark]))) ??
  only(marks.filter((mark) => fits(converter, readings[mark])));

const isWithin = (
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: NonNullable<NumberConverter['plausible']>,
  number: string | Fault,
): boolean => Number(number) >= from && Number(number) <= to;

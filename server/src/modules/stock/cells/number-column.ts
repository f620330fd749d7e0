import { type CellResult, type Convert, Fault, FaultCode } from './fault.ts';
import { ambiguousSeparator, DecimalMark, hasPlainPoint, otherMark, type ReadNumber, readNumber } from './numbers.ts';

/** Converter for the cells of a number column. */
export interface NumberConverter {
  readonly of: (numbers: ReadNumber) => Convert;
  /** Range of typical values. It helps to resolve ambiguous numbers, but values outside it are not rejected. */
  readonly plausible?: { readonly from?: number; readonly to?: number };
  /** Whether the column contains integers. */
  readonly isWhole?: boolean;
  /** Whether cells may contain a currency symbol or code. */
  readonly isMoney?: boolean;
}

type Readings = Readonly<Record<DecimalMark, CellResult>>;

/** Number that can be read in two ways. An interpretation that the field rejects is a fault. */
export class AmbiguousNumber {
  constructor(
    readonly column: NumberColumn,
    /** Separator in the cell. It may separate thousands or decimals. */
    readonly sign: DecimalMark,
    readonly text: string,
    /** Result for each decimal separator. */
    readonly readings: Readings,
  ) {}
}

/** Reads a cell. Ambiguous numbers are resolved once all cells of the column have been read. */
export type ReadCell = (text: string) => CellResult | AmbiguousNumber;

/** Evidence in the cells for each decimal separator. */
class Evidence {
  /** First cell with evidence for each separator. */
  readonly cells = new Map<DecimalMark, string>();
  /** Separators that were found between thousands. */
  readonly grouping = new Set<DecimalMark>();

  add(mark: DecimalMark, text: string): void {
    if (!this.cells.has(mark)) this.cells.set(mark, text);
    const other = otherMark(mark);
    if (!this.grouping.has(other) && text.includes(other)) this.grouping.add(other);
  }
}

/**
 * Column of numbers. Its decimal separator is determined by unambiguous cells such as `0,31` and `1,234.5`, and by
 * cells that are valid with only one separator. These cells also resolve ambiguous cells such as `1,250`.
 */
export class NumberColumn {
  readonly #evidence = new Evidence();
  /** Evidence from cells whose number is within the typical range for only one of the separators. */
  readonly #presumption = new Evidence();
  /** False if an unambiguous cell is outside the typical range. Evidence based on that range is then ignored. */
  #isOrdinary = true;

  constructor(
    /** Decimal separator from the profile. Null if not set. */
    private readonly stated: DecimalMark | null,
    /** All number columns of the file, including this one. */
    private readonly columns: ReadonlyMap<number, NumberColumn>,
  ) {}

  /**
   * Returns the decimal separator to use for a cell that contains the separator `sign`. Null if it cannot be
   * determined. If the column uses decimal points, the comma in `7,123` separates thousands, unless other columns of
   * the file use decimal commas.
   */
  markFor(sign: DecimalMark): DecimalMark | null {
    if (this.stated) return this.stated;
    const evidence = this.#told;
    const mark = only(marks.filter((each) => evidence.some(({ cells }) => cells.has(each))));
    if (!mark || mark === sign || evidence.some(({ grouping }) => grouping.has(sign))) return mark;
    return [...this.columns.values()].some((column) => column.#evidence.cells.has(sign)) ? null : mark;
  }

  /** Explains why a cell is ambiguous. The text continues a sentence that lists both interpretations. */
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

/**
 * Returns the decimal separator if the field accepts the cell with only one of them. Null if it accepts the cell with
 * neither or both.
 */
const fittingMark = (converter: NumberConverter, readings: Readings): DecimalMark | null =>
  only(marks.filter((mark) => isNumber(readings[mark]))) ??
  only(marks.filter((mark) => fits(converter, readings[mark])));

const isWithin = (
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: NonNullable<NumberConverter['plausible']>,
  number: string | Fault,
): boolean => Number(number) >= from && Number(number) <= to;

import { Fault, FaultCode, type ReadCell } from '../../stock/cells/index.ts';
import { type ColumnQuestion, ForeignCurrency } from '../../stock/headings/index.ts';
import { firstDifferent } from './column-questions.ts';

const codes = new Set(Intl.supportedValuesOf('currency'));

/** Matches a currency symbol such as `€` or `HK$`, or a three-letter code, before or after the digits. */
const marked = /^\s*([a-z]{0,3}\p{Sc}|[a-z]{3})\s*(?=[-\u2212+\d.,])|(?<=[\d.,])\s*(\p{Sc}|[a-z]{3})\s*$/iu;

/** Returns the currency symbol or code in a cell, in upper case. Null if it has none. */
function currencyIn(text: string): string | null {
  const [, before, after] = marked.exec(text) ?? [];
  const mark = (before ?? after)?.toUpperCase();
  return mark !== undefined && (/\p{Sc}/u.test(mark) || codes.has(mark)) ? mark : null;
}

/** Returns true if a symbol or code may denote the currency: `$`, `US$` and `USD` may all denote USD. */
function isMarkOf(currency: string, mark: string): boolean {
  if (mark === currency) return true;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign = parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return mark.endsWith(sign) && currency.startsWith(mark.slice(0, mark.length - sign.length));
}

/** Maximum number of cells in a different currency that are searched for distinct examples. */
const maxCells = 50;

/** Detects prices in a currency other than the server's. Such prices are not converted; a question is added instead. */
export class CurrencyColumn {
  readonly #foreign: string[] = [];
  #mark: string | null = null;

  constructor(
    private readonly currency: string,
    private readonly answer: ForeignCurrency | null,
  ) {}

  /** Wraps a cell reader: removes currency symbols and codes, and records cells in another currency. */
  reader(read: ReadCell): ReadCell {
    const isOursByMark = new Map<string, boolean>();
    return (text) => {
      const mark = currencyIn(text);
      if (mark === null) return read(text);
      const isOurs = isOursByMark.get(mark) ?? isMarkOf(this.currency, mark);
      isOursByMark.set(mark, isOurs);
      if (!isOurs && this.answer === ForeignCurrency.REFUSE)
        return new Fault(FaultCode.FOREIGN_CURRENCY, `is not in ${this.currency}`);
      if (!isOurs) {
        this.#mark ??= mark;
        if (this.#foreign.length < maxCells) this.#foreign.push(text);
      }
      return read(text.replace(marked, '').trim());
    };
  }

  /**
   * Returns the question to add after all rows have been read. Null if all cells are in the server's currency, or if
   * the profile sets the option.
   */
  question(): ColumnQuestion | null {
    if (this.#mark === null || this.answer !== null) return null;
    const samples = firstDifferent(this.#foreign);
    const reading = (label: string, foreignCurrency: ForeignCurrency, examples: string[]) => ({
      label,
      answer: { foreignCurrency },
      samples: examples,
    });
    return {
      message: `has prices in ${this.#mark}, but prices here are in ${this.currency}`,
      hint: `prices are not converted. Set foreignCurrency in the profile: ${Object.values(ForeignCurrency).join(' or ')}`,
      readings: [
        reading(`The prices are in ${this.currency}: ignore the sign`, ForeignCurrency.IGNORE, samples),
        reading('The prices are in another currency: skip these rows', ForeignCurrency.REFUSE, []),
      ],
    };
  }
}

import { Fault, FaultCode, type ReadCell } from '../../stock/cells/index.ts';
import { type AskedAtEnd, ForeignCurrency } from '../../stock/headings/index.ts';
import { firstDifferent } from './column-questions.ts';

const codes = new Set(Intl.supportedValuesOf('currency'));

/** A sign such as `€` or `HK$`, or three letters, before or behind the digits. */
const marked = /^\s*([a-z]{0,3}\p{Sc}|[a-z]{3})\s*(?=[-\u2212+\d.,])|(?<=[\d.,])\s*(\p{Sc}|[a-z]{3})\s*$/iu;

/** The sign or code of a currency in a cell, in capital letters. Null: it has none. */
function currencyIn(text: string): string | null {
  const [, before, behind] = marked.exec(text) ?? [];
  const mark = (before ?? behind)?.toUpperCase();
  return mark !== undefined && (/\p{Sc}/u.test(mark) || codes.has(mark)) ? mark : null;
}

/** Whether a sign or code may be that of a currency: `$`, `US$` and `USD` are all USD. */
function isOf(currency: string, mark: string): boolean {
  if (mark === currency) return true;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign = parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return mark.endsWith(sign) && currency.startsWith(mark.slice(0, mark.length - sign.length));
}

/** Cells shown in a question. */
const cellsKept = 50;

/** Prices of a file in another currency than the server's: nothing is converted, so they are asked about. */
export class CurrencyColumn {
  readonly #foreign: string[] = [];
  #mark: string | null = null;

  constructor(
    private readonly currency: string,
    private readonly answer: ForeignCurrency | null,
  ) {}

  /** Reads cells without the sign or code of a currency, and notes those of another one. */
  reader(read: ReadCell): ReadCell {
    const known = new Map<string, boolean>();
    return (text) => {
      const mark = currencyIn(text);
      if (mark === null) return read(text);
      const isOurs = known.get(mark) ?? isOf(this.currency, mark);
      known.set(mark, isOurs);
      if (!isOurs && this.answer === ForeignCurrency.REFUSE)
        return new Fault(FaultCode.FOREIGN_CURRENCY, `is not in ${this.currency}`);
      if (!isOurs) {
        this.#mark ??= mark;
        if (this.#foreign.length < cellsKept) this.#foreign.push(text);
      }
      return read(text.replace(marked, '').trim());
    };
  }

  /** Question to ask after all rows have been read. Null if no cell is in another currency, or the profile answers it. */
  question(): AskedAtEnd | null {
    if (this.#mark === null || this.answer !== null) return null;
    const samples = firstDifferent(this.#foreign);
    const reading = (label: string, foreignCurrency: ForeignCurrency, shown: string[]) => ({
      label,
      answer: { foreignCurrency },
      samples: shown,
    });
    return {
      message: `has prices in ${this.#mark}, and prices here are in ${this.currency}`,
      hint: `nothing is converted. Say in the profile what becomes of them (foreignCurrency: ${Object.values(ForeignCurrency).join(' or ')})`,
      readings: [
        reading(`They are prices in ${this.currency}: ignore the sign`, ForeignCurrency.IGNORE, samples),
        reading('They are in another currency: leave these rows out', ForeignCurrency.REFUSE, []),
      ],
    };
  }
}

import { Fault } from '../cells/fault.ts';
import { readNumber } from '../cells/numbers.ts';
import type { FileColumns, Trap } from '../headings/headings.ts';
import { PriceBasis } from '../headings/import-question.type.ts';

/** What stock that is sold by weight has columns for. */
type PriceHeading = 'carats' | 'pricePerCarat' | 'totalPrice' | 'rapPrice' | 'discount';

type File = FileColumns<PriceHeading>;
type Meaning = ReturnType<Trap<PriceHeading>>;

/** A number as far as a trap needs it: to compare sizes, not to take it over. */
export function roughly(text: string): number {
  const point = readNumber['.'](text);
  return Number(point instanceof Fault ? readNumber[','](text) : point);
}

/** What a row says of its price. Amounts that it does not tell are no numbers. */
interface PricedRow {
  readonly price: number;
  readonly carats: number;
  readonly listPrice: number;
  readonly discount: number;
}

function pricedRows(file: File): PricedRow[] {
  const at = (heading: PriceHeading) => (file.has(heading) ? file.rows(heading).map(roughly) : []);
  const [carats, listPrices, discounts] = [at('carats'), at('rapPrice'), at('discount')];
  return file.rows().flatMap((text, row) => {
    const [price, weight] = [roughly(text), carats[row] ?? Number.NaN];
    if (text === '' || !(price > 0) || !(weight > 0)) return [];
    const [listPrice = Number.NaN, discount = Number.NaN] = [listPrices[row], discounts[row]];
    return [{ price, carats: weight, listPrice, discount }];
  });
}

/** Within the rounding that price lists do. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.01 * other;

/** Where a row tells list price and discount too: what its price is then. Null: it does not tell. */
function basisOf({ price, carats, listPrice, discount }: PricedRow): PriceBasis | null {
  const share = Math.abs(discount) < 1 ? discount : discount / 100;
  const wanted = [listPrice * (1 - share), listPrice * (1 + share)];
  // At about one carat the two are one.
  if (isNear(carats, 1) || Number.isNaN(listPrice) || Number.isNaN(discount)) return null;
  const [isPerCarat, isTotal] = [price, price / carats].map((each) => wanted.some((one) => isNear(each, one)));
  return isPerCarat === isTotal ? null : isPerCarat ? PriceBasis.PER_CARAT : PriceBasis.TOTAL;
}

/** How the prices of a type grow with the weight. */
interface PriceGrowth {
  /** Fewer pieces say nothing of it. */
  readonly fewest: number;
  /** Prices per carat grow by a lesser power of the weight, totals by a greater one. */
  readonly steepest: number;
}

/** The heaviest is so many times the lightest: else the weights are too much alike. */
const leastSpread = 2;

/** Whether prices grow with the weight as totals do, by the slope of both on logarithmic scales. */
function growsAsTotals(rows: readonly PricedRow[], { fewest, steepest }: PriceGrowth): boolean {
  const weights = rows.map(({ carats }) => Math.log(carats));
  if (rows.length < fewest || Math.max(...weights) - Math.min(...weights) < Math.log(leastSpread)) return false;
  const prices = rows.map(({ price }) => Math.log(price));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [weight, price] = [mean(weights), mean(prices)];
  const shared = mean(weights.map((value, index) => (value - weight) * ((prices[index] ?? 0) - price)));
  return shared / mean(weights.map((value) => (value - weight) ** 2)) > steepest;
}

const samplesShown = 5;
const inMoney = (amount: number): string => String(Number(amount.toFixed(2)));

const perCaratOrTotal = (rows: readonly PricedRow[]): Meaning => ({
  ask: 'may be the price per carat or the total: its values grow with the weight as totals do',
  readings: [
    {
      label: 'Price per carat',
      heading: 'pricePerCarat',
      answer: { priceBasis: PriceBasis.PER_CARAT },
      samples: rows.slice(0, samplesShown).map(({ price, carats }) => inWords(price, price * carats)),
    },
    {
      label: 'Total price',
      heading: 'totalPrice',
      answer: { priceBasis: PriceBasis.TOTAL },
      samples: rows.slice(0, samplesShown).map(({ price, carats }) => inWords(price / carats, price)),
    },
  ],
});

const inWords = (perCarat: number, total: number): string =>
  `${inMoney(perCarat)} per carat, ${inMoney(total)} in total`;

const headings = { [PriceBasis.PER_CARAT]: 'pricePerCarat', [PriceBasis.TOTAL]: 'totalPrice' } as const;

/**
 * `Price` is per carat in files of what is sold by weight, unless another column is. Where list price and discount of the
 * rows say that it is the total, it is that; where only the way in which it grows with the weight does, it is asked.
 */
export const priceTrap =
  (growth: PriceGrowth): Trap<PriceHeading> =>
  (file) => {
    const { priceBasis } = file;
    if (priceBasis) return file.has(headings[priceBasis]) ? 'extra' : headings[priceBasis];
    if (file.has('pricePerCarat')) return file.has('totalPrice') ? 'extra' : 'totalPrice';
    if (file.has('totalPrice')) return 'pricePerCarat';
    const rows = pricedRows(file);
    const told = rows.map(basisOf).filter((basis) => basis !== null);
    const [first] = told;
    if (first && told.every((basis) => basis === first)) return headings[first];
    return growsAsTotals(rows, growth) ? perCaratOrTotal(rows) : 'pricePerCarat';
  };

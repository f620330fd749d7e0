import { Fault } from '../cells/fault.ts';
import { readNumber } from '../cells/numbers.ts';
import type { FileColumns, HeaderResolver } from '../headings/headings.ts';
import { PriceBasis } from '../headings/import-question.type.ts';

/** Columns needed to determine the price basis of stock sold by weight. */
type PriceHeading = 'carats' | 'pricePerCarat' | 'totalPrice' | 'rapPrice' | 'discount';

type File = FileColumns<PriceHeading>;
type Meaning = ReturnType<HeaderResolver<PriceHeading>>;

/** Reads a number with enough precision to compare amounts. Not used for imported values. */
export function roughly(text: string): number {
  const point = readNumber['.'](text);
  return Number(point instanceof Fault ? readNumber[','](text) : point);
}

/** Prices and weight of a row. Missing numbers are represented as NaN. */
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

/** Tolerance for rounding in price lists, 1 %. */
const isNear = (a: number, other: number): boolean => Math.abs(a - other) <= 0.01 * other;

/**
 * Returns whether the price is per carat or a total, based on the list price and discount of the row. Null if the
 * basis cannot be determined.
 */
function basisOf({ price, carats, listPrice, discount }: PricedRow): PriceBasis | null {
  const share = Math.abs(discount) < 1 ? discount : discount / 100;
  const expectedPrices = [listPrice * (1 - share), listPrice * (1 + share)];
  // For stones of about one carat, the total and the price per carat are equal.
  if (isNear(carats, 1) || Number.isNaN(listPrice) || Number.isNaN(discount)) return null;
  const [isPerCarat, isTotal] = [price, price / carats].map((each) =>
    expectedPrices.some((expectedPrice) => isNear(each, expectedPrice)),
  );
  return isPerCarat === isTotal ? null : isPerCarat ? PriceBasis.PER_CARAT : PriceBasis.TOTAL;
}

/** Typical relation between price and weight for a stock type. */
interface PriceGrowth {
  /** Minimum number of items needed for a decision. */
  readonly fewest: number;
  /** Threshold for the exponent of the weight. Prices per carat have a lower exponent, totals a higher one. */
  readonly steepest: number;
}

/** Minimum ratio of the heaviest to the lightest item. With less variation in weight, the exponent is unreliable. */
const leastSpread = 2;

/** Returns whether prices increase with weight as totals do, based on the slope on a log-log scale. */
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
  ask: 'may contain prices per carat or total prices: its values increase with the weight, like total prices',
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
 * Decides whether the `Price` column is per carat or a total, for stock sold by weight. It is per carat by default,
 * and a total if another column contains the price per carat. List prices and discounts can prove either
 * interpretation. If only the increase with weight suggests a total, the user is asked.
 */
export const resolvePriceHeader =
  (growth: PriceGrowth): HeaderResolver<PriceHeading> =>
  (file) => {
    const { priceBasis } = file;
    if (priceBasis) return file.has(headings[priceBasis]) ? 'extra' : headings[priceBasis];
    if (file.has('pricePerCarat')) return file.has('totalPrice') ? 'extra' : 'totalPrice';
    if (file.has('totalPrice')) return 'pricePerCarat';
    const rows = pricedRows(file);
    const bases = rows.map(basisOf).filter((basis) => basis !== null);
    const [first] = bases;
    if (first && bases.every((basis) => basis === first)) return headings[first];
    return growsAsTotals(rows, growth) ? perCaratOrTotal(rows) : 'pricePerCarat';
  };

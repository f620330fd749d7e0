import { Decimal } from 'decimal.js';

/** Exact decimals, rounded half up: what PostgreSQL's `round(numeric)` does for positive numbers. */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** A decimal string or number as a JSON number with at most `places` decimals. */
export const rounded = (value: string | number, places: number): number =>
  hasFewDecimals(value, places) ? Number(value) : new Exact(value).toDecimalPlaces(places).toNumber();

/** Most values have been rounded by the database already: nothing to compute, and lists have thousands of them. */
const hasFewDecimals = (value: string | number, places: number): boolean => {
  if (typeof value === 'number') return false;
  const point = value.indexOf('.');
  return (point === -1 || value.length - point - 1 <= places) && !value.includes('e');
};

/** Money as JSON: at most 2 decimals. */
export const money = (value: string | number): number => rounded(value, 2);

/** Whether a number has at most so many decimals: `1.005` has three. */
export const hasDecimals = (value: number, places: number): boolean =>
  Number.isFinite(value) && new Exact(value).decimalPlaces() <= places;

/** The price of one unit that gives a total: 6 decimals, so that up to 10,000 units the total comes out to the cent. */
export const perUnit = (total: string | number, units: string | number): string =>
  new Exact(total).dividedBy(units).toFixed(6);

/** A decimal divided by another one, rounded half up to the cent. */
export const quotient = (total: string | number, units: string | number): string =>
  new Exact(total).dividedBy(units).toFixed(2);

/** The exact sum of some decimals. */
export const sumOf = (values: readonly (string | number)[]): string =>
  values.reduce<Decimal>((sum, value) => sum.plus(value), new Exact(0)).toFixed();

/** The exact difference of two decimals. */
export const difference = (from: string | number, less: string | number): string =>
  new Exact(from).minus(less).toFixed();

/** What `part` of `whole` equal parts weigh together, to the thousandth. */
export const share = (total: string | number, part: number, whole: number): string =>
  new Exact(total).times(part).dividedBy(whole).toFixed(3);

/**
 * A total in parts that are to each other as some decimals are, each to the cent, and exactly the total together: the cents
 * that are left over go to the parts that rounding down has cost most. Parts of nothing are alike.
 */
export function inProportion(total: string | number, weights: readonly (string | number)[]): string[] {
  const sum = new Exact(sumOf(weights));
  const exact = weights.map((weight) =>
    sum.isZero() ? new Exact(total).dividedBy(weights.length) : new Exact(total).times(weight).dividedBy(sum),
  );
  const parts = exact.map((part) => part.toDecimalPlaces(2, Decimal.ROUND_DOWN));
  const left = new Exact(total)
    .minus(sumOf(parts.map((part) => part.toFixed())))
    .times(100)
    .toNumber();
  const byLoss = [...exact.keys()].sort((a, b) => lossOf(b) - lossOf(a));
  const rounded = new Set(byLoss.slice(0, left));
  return parts.map((part, index) => (rounded.has(index) ? part.plus('0.01') : part).toFixed(2));

  function lossOf(index: number): number {
    return exact[index]?.minus(parts[index] ?? 0).toNumber() ?? 0;
  }
}

/** A price for one unit times a number of units, to the cent. */
export const times = (price: string | number, units: string | number): string =>
  new Exact(price).times(units).toFixed(2);

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A real minus sign in place of the hyphen. */
const withMinus = (text: string): string => text.replace('-', '−');

/** Formats an amount in a column whose heading names the currency: `12,345.60`. */
export const formatMoney = (amount: string | number): string => withMinus(twoDecimals.format(Number(amount)));

/** Formats an amount with its currency (ISO 4217): `$12,345.60`, `€12,345.60`, `CA$12,345.60`. Screens show the same. */
export const formatPrice = (amount: string | number, currency: string): string =>
  withMinus(
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(Number(amount)),
  );

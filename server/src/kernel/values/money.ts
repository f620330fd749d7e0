import { Decimal } from 'decimal.js';

/** Exact decimals, rounded half up like PostgreSQL's `round(numeric)` for positive numbers. */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** Returns a decimal string or number as a JSON number with at most `decimalPlaces` decimals. */
export const rounded = (value: string | number, decimalPlaces: number): number =>
  hasFewDecimals(value, decimalPlaces) ? Number(value) : new Exact(value).toDecimalPlaces(decimalPlaces).toNumber();

/** Fast path, because the database has already rounded most values and lists contain thousands of them. */
const hasFewDecimals = (value: string | number, decimalPlaces: number): boolean => {
  if (typeof value === 'number') return false;
  const point = value.indexOf('.');
  return (point === -1 || value.length - point - 1 <= decimalPlaces) && !value.includes('e');
};

/** Returns an amount as a JSON number with at most 2 decimals. */
export const money = (value: string | number): number => rounded(value, 2);

/** Returns whether a number has at most `decimalPlaces` decimals. For example, `1.005` has three. */
export const hasDecimals = (value: number, decimalPlaces: number): boolean =>
  Number.isFinite(value) && new Exact(value).decimalPlaces() <= decimalPlaces;

/** Returns the unit price with 6 decimals. The total for up to 10,000 units is then exact to the cent. */
export const perUnit = (total: string | number, units: string | number): string =>
  new Exact(total).dividedBy(units).toFixed(6);

/** Returns the quotient, rounded half up to the cent. */
export const quotient = (total: string | number, units: string | number): string =>
  new Exact(total).dividedBy(units).toFixed(2);

export const sumOf = (values: readonly (string | number)[]): string =>
  values.reduce<Decimal>((sum, value) => sum.plus(value), new Exact(0)).toFixed();

export const difference = (from: string | number, less: string | number): string =>
  new Exact(from).minus(less).toFixed();

/** Returns the weight of `part` out of `whole` equal parts of a total, rounded to three decimals. */
export const share = (total: string | number, part: number, whole: number): string =>
  new Exact(total).times(part).dividedBy(whole).toFixed(3);

/**
 * Divides a total in proportion to weights. Shares are rounded to the cent and add up exactly to the total. The
 * remaining cents are added to the shares with the largest rounding loss. If all weights are zero, the shares are
 * equal.
 */
export function inProportion(total: string | number, weights: readonly (string | number)[]): string[] {
  const sum = new Exact(sumOf(weights));
  const exact = weights.map((weight) =>
    sum.isZero() ? new Exact(total).dividedBy(weights.length) : new Exact(total).times(weight).dividedBy(sum),
  );
  const parts = exact.map((part) => part.toDecimalPlaces(2, Decimal.ROUND_DOWN));
  const remainingCents = new Exact(total)
    .minus(sumOf(parts.map((part) => part.toFixed())))
    .times(100)
    .toNumber();
  const byLoss = [...exact.keys()].sort((a, b) => lossOf(b) - lossOf(a));
  const rounded = new Set(byLoss.slice(0, remainingCents));
  return parts.map((part, index) => (rounded.has(index) ? part.plus('0.01') : part).toFixed(2));

  function lossOf(index: number): number {
    return exact[index]?.minus(parts[index] ?? 0).toNumber() ?? 0;
  }
}

/** Returns the unit price times the number of units, rounded to the cent. */
export const times = (price: string | number, units: string | number): string =>
  new Exact(price).times(units).toFixed(2);

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Replaces the hyphen of a negative number with a minus sign. */
const withMinus = (text: string): string => text.replace('-', '−');

/** Formats an amount for a column whose heading contains the currency: `12,345.60`. */
export const formatMoney = (amount: string | number): string => withMinus(twoDecimals.format(Number(amount)));

/**
 * Formats an amount with its currency (ISO 4217): `$12,345.60`, `€12,345.60`, `CA$12,345.60`. The screens use the
 * same format.
 */
export const formatPrice = (amount: string | number, currency: string): string =>
  withMinus(
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(Number(amount)),
  );

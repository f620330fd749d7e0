/** Replaces the hyphen that some locales use with a proper minus sign. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

function formatter(minimumFractionDigits: number, maximumFractionDigits = minimumFractionDigits) {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits, maximumFractionDigits });
  return (value: number) => withMinus(format.format(value));
}

const twoDecimals = formatter(2);
const threeDecimals = formatter(3);
const count = formatter(0);
const twoDecimalsFormat = formatter(0, 2);

/** Configured currency, which the server writes into the page. Defaults to US dollars in development. */
const currency = globalThis.document?.documentElement.dataset.currency ?? 'USD';

/** Returns the price formatter for a currency, and its symbol for headers and units. */
export function moneyIn(code: string): { readonly sign: string; readonly price: (value: number) => string } {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  return { sign, price: (value) => withMinus(format.format(value)) };
}

const money = moneyIn(currency);

/** Replaces `$` in a unit or header, such as `$/ct`, with the configured currency. */
export function inConfiguredCurrency(text: string): string {
  return text.replaceAll('$', () => money.sign);
}

/**
 * Formats an amount with two decimals and without the currency symbol, which headers and labels contain. `12,345.60`;
 * a dash for null.
 */
export function formatMoney(value: number | null | undefined): string {
  return value == null ? '–' : twoDecimals(value);
}

/** Formats a price: `$12,345.60`. Null becomes “On request”. */
export function formatPrice(value: number | null | undefined): string {
  return value == null ? 'On request' : money.price(value);
}

/** Formats carats for lists. `1.02` */
export const formatCarats = twoDecimals;

/** Formats carats for detail pages. `1.023` */
export const formatExactCarats = threeDecimals;

/** Formats an integer. `1,240` */
export const formatCount = count;

/** Formats a percentage without the percent sign. `−30.5` */
export const formatPercent = twoDecimalsFormat;

/** Formats millimeters and degrees as on grading reports. `6.41` */
export const formatMeasure = twoDecimalsFormat;

/** Formats millimeters for columns. `6.40` */
export const formatMillimetres = twoDecimals;

/** Formats length × width × height in millimeters. Omits unknown values. `6.41 × 6.44 × 3.98` */
export function formatDimensions(...millimetres: readonly (number | null)[]): string {
  return millimetres
    .filter((value) => value !== null)
    .map(twoDecimals)
    .join(' × ');
}

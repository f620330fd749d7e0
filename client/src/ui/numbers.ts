/** A real minus sign in place of the hyphen that some locales print. */
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
const atMostTwo = formatter(0, 2);

/** The company's currency, as rendered into the page by the server; dollars in development. */
const currency = globalThis.document?.documentElement.dataset.currency ?? 'USD';

/** Returns the formatter of prices (`price`) and the currency sign for headers and units. */
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

/** Replaces `$` in a unit or header, such as `$/ct`, with the company's currency. */
export function inHouseCurrency(text: string): string {
  return text.replaceAll('$', () => money.sign);
}

/** Money with exactly two decimals and no sign of currency: headers and labels carry it. `12,345.60`; a dash for none. */
export function formatMoney(value: number | null | undefined): string {
  return value == null ? '–' : twoDecimals(value);
}

/** Formats a price: `$12,345.60`. Null is shown as on request. */
export function formatPrice(value: number | null | undefined): string {
  return value == null ? 'On request' : money.price(value);
}

/** Carats in lists. `1.02` */
export const formatCarats = twoDecimals;

/** Carats in details. `1.023` */
export const formatExactCarats = threeDecimals;

/** A whole number. `1,240` */
export const formatCount = count;

/** Per cent, the number itself: `−30` is 30 back. `−30.5` */
export const formatPercent = atMostTwo;

/** Millimetres and degrees as a report gives them. `6.41` */
export const formatMeasure = atMostTwo;

/** Millimetres below each other. `6.40` */
export const formatMillimetres = twoDecimals;

/** Formats length × width × height in millimetres, as far as they are known. `6.41 × 6.44 × 3.98` */
export function formatDimensions(...millimetres: readonly (number | null)[]): string {
  return millimetres
    .filter((value) => value !== null)
    .map(twoDecimals)
    .join(' × ');
}

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

/** Money with exactly two decimals and no sign of currency: headers and labels carry it. `12,345.60`; a dash for none. */
export function formatMoney(value: number | null | undefined): string {
  return value == null ? '–' : twoDecimals(value);
}

/** Money that stands alone. `$12,345.60`; without a price it is on request. */
export function formatPrice(value: number | null | undefined): string {
  if (value == null) return 'On request';
  return value < 0 ? `−$${twoDecimals(-value)}` : `$${twoDecimals(value)}`;
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

/** Length × width × height in millimetres, what the report names. `6.41 × 6.44 × 3.98` */
export function formatDimensions(...millimetres: readonly (number | null)[]): string {
  return millimetres
    .filter((value) => value !== null)
    .map(twoDecimals)
    .join(' × ');
}

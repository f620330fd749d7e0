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

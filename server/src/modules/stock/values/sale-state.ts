import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** State that shows whether an item is for sale, and if not, why. For administrators only. */
export enum SaleState {
  FOR_SALE = 'FOR_SALE',
  ON_HOLD = 'ON_HOLD',
  IN_ORDER = 'IN_ORDER',
  ON_MEMO = 'ON_MEMO',
  SOLD = 'SOLD',
  SUSPENDED = 'SUSPENDED',
  INACTIVE = 'INACTIVE',
  NO_PRICE = 'NO_PRICE',
}

describedEnum(SaleState, {
  name: 'SaleState',
  description: 'Whether a stock item is for sale, and if not, why. Treat an unknown value as not for sale.',
  values: {
    FOR_SALE: 'Active, available and priced.',
    ON_HOLD: 'Active and on hold.',
    IN_ORDER: 'The whole item is in open orders.',
    ON_MEMO: 'Active and out on memo.',
    SOLD: 'The whole item is sold. If it was sold in a completed order, only returning it to stock or changing that order makes it available again.',
    SUSPENDED: 'Active and suspended.',
    INACTIVE: 'Inactive: not listed, regardless of its status.',
    NO_PRICE: 'Active and available, but without a price: it cannot be ordered.',
  },
});

/** Labels that administrators see. */
export const saleStateLabels: Readonly<Record<SaleState, string>> = {
  [SaleState.FOR_SALE]: 'For sale',
  [SaleState.ON_HOLD]: 'On hold',
  [SaleState.IN_ORDER]: 'In order',
  [SaleState.ON_MEMO]: 'On memo',
  [SaleState.SOLD]: 'Sold',
  [SaleState.SUSPENDED]: 'Suspended',
  [SaleState.INACTIVE]: 'Inactive',
  [SaleState.NO_PRICE]: 'No price',
};

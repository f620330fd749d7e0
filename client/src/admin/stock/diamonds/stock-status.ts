import type { StockStatus } from '../../../graphql/generated/graphql';

/** Where a stone can stand, with the words for it. */
export const stockStatusLabels: Readonly<Record<StockStatus, string>> = {
  AVAILABLE: 'Available',
  HOLD: 'On hold',
  SUSPENDED: 'Suspended',
  MEMO: 'On memo',
};

/** What each status means for the shop, for whoever sets it. */
export const stockStatusMeanings: Readonly<Record<StockStatus, string>> = {
  AVAILABLE: 'Anybody who sees the stone may buy it.',
  HOLD: 'Reserved: only the buyer it is held for may buy it.',
  SUSPENDED: 'Not for sale.',
  MEMO: 'Out on consignment, not for sale.',
};

function isStockStatus(value: string): value is StockStatus {
  return Object.hasOwn(stockStatusLabels, value);
}

/** The statuses, in the order of REST's numbers. */
export const stockStatuses: readonly StockStatus[] = Object.keys(stockStatusLabels).filter(isStockStatus);

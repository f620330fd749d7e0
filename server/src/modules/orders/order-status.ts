/** Where an order stands. The numbers are those of REST and of the database. */
export enum OrderStatus {
  PROCESSING = 0,
  CANCELLED = 1,
  PAYMENT = 2,
  DELIVERY = 3,
  COMPLETED = 4,
}

/** Labels of the statuses in emails, documents and logs. Screens use the same (`catalogue/orders/order-status.ts`). */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  [OrderStatus.PROCESSING]: 'Processing',
  [OrderStatus.CANCELLED]: 'Cancelled',
  [OrderStatus.PAYMENT]: 'Awaiting payment',
  [OrderStatus.DELIVERY]: 'Shipped',
  [OrderStatus.COMPLETED]: 'Completed',
};

/**
 * Returns why an order cannot be deleted, or null if it can: while it is being processed, while its payment is awaited, and
 * once it is cancelled. Shipped and completed orders have been paid, and their papers stay.
 */
export const deletionRefusalOf = (status: OrderStatus): string | null =>
  status === OrderStatus.DELIVERY || status === OrderStatus.COMPLETED
    ? `${orderStatusLabels[status]} orders cannot be deleted. Cancel the order instead.`
    : null;

/** What an order in a status does with its stock. */
export type StockEffect = 'reserved' | 'released' | 'sold';

export const stockEffectOf = (status: OrderStatus): StockEffect => {
  if (status === OrderStatus.CANCELLED) return 'released';
  return status === OrderStatus.COMPLETED ? 'sold' : 'reserved';
};

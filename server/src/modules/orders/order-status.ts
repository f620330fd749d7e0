/** Status of an order. The numbers are stored in the database and returned by REST. */
export enum OrderStatus {
  PROCESSING = 0,
  CANCELLED = 1,
  PAYMENT = 2,
  DELIVERY = 3,
  COMPLETED = 4,
}

/**
 * Status labels for emails, documents and logs. The client uses the same labels (`catalogue/orders/order-status.ts`).
 */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  [OrderStatus.PROCESSING]: 'Processing',
  [OrderStatus.CANCELLED]: 'Cancelled',
  [OrderStatus.PAYMENT]: 'Awaiting payment',
  [OrderStatus.DELIVERY]: 'Shipped',
  [OrderStatus.COMPLETED]: 'Completed',
};

/**
 * Returns the reason why an order cannot be deleted, or null if it can. Orders that are in processing, awaiting
 * payment or canceled can be deleted. Shipped and completed orders have been paid, and their documents must be
 * retained.
 */
export const deletionRefusalOf = (status: OrderStatus): string | null =>
  status === OrderStatus.DELIVERY || status === OrderStatus.COMPLETED
    ? `${orderStatusLabels[status]} orders cannot be deleted. Cancel the order instead.`
    : null;

/** Effect of an order's status on its stock. */
export type StockEffect = 'reserved' | 'released' | 'sold';

export const stockEffectOf = (status: OrderStatus): StockEffect => {
  if (status === OrderStatus.CANCELLED) return 'released';
  return status === OrderStatus.COMPLETED ? 'sold' : 'reserved';
};

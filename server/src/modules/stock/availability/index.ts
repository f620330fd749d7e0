export { type ItemAvailability, readAvailabilities } from './item-availabilities.ts';
export { type ItemSale, itemSale, readItemSales, saleInWords } from './item-sales.ts';
export { orderedIn, requireUnsold, soldIn } from './sold-items.ts';
export type { StatusState, TakenByOrders } from './taken-by-orders.ts';

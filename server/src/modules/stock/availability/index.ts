export {
  type ItemAvailability,
  type ItemSale,
  itemSale,
  readAvailabilities,
  readItemSales,
  saleInWords,
} from './item-sales.ts';
export { inOpenOrderError, requireUnsold, soldInOrderError } from './sold-items.ts';
export type { StatusState, TakenByOrders } from './taken-by-orders.ts';

export {
  type ItemAvailability,
  type ItemSale,
  itemSale,
  readAvailabilities,
  readItemSales,
  saleInWords,
} from './item-sales.ts';
export { inOpenOrderError as orderedIn, requireUnsold, soldInOrderError as soldIn } from './sold-items.ts';
export type { StatusState, TakenByOrders } from './taken-by-orders.ts';

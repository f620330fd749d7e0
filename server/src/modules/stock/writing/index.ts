export { deleteAllStock } from './delete-all.ts';
export { changedStock, changeStock, deleteStock, lockItem, removeStock, setStockActive } from './save-stock.ts';
export type { HoldRequest, StockHolds } from './stock-rules.ts';
export { changeByRules, changeEach, changeOne, type StockRules, stockRules, writeFields } from './stock-rules.ts';
export { differing, publishStockWrites } from './stock-writes.ts';
export type { StoredPrice } from './stored-price.ts';
export { storedPrices } from './stored-prices.ts';

export type { ManyChange } from './change-inputs.ts';
export { named, put, StockPriceChange } from './change-inputs.ts';
export { isCurrentStateOnly, isRefusedByFeeds, refusedByFeeds } from './feed-filters.ts';
export { Media, mediaOf } from './media.type.ts';
export { Price } from './price.type.ts';
export { neededFor, stockOutput, stockPageOutput, stockView } from './stock.type.ts';
export { type StockSort, stockInputs } from './stock-inputs.ts';
export { StockItemType } from './stock-item.type.ts';

export { columnStoreTable } from './column-table.ts';
export { allRows, countAll } from './export-rows.ts';
export { findStock, stockViewById } from './find-stock.ts';
export { holdUntilFilter } from './hold-filter.ts';
export { listAllStock, stockListing } from './list-all-stock.ts';
export {
  forFirstMatchingMarkup,
  type MarkedUpStone,
  markedUpPerCarat,
  markupFactor,
  matchesMarkup,
  type Pricing,
  pricedByWeight,
} from './markup.ts';
export { allOf, conditionsOf, containsWords } from './stock-filter.ts';
export { StockList, stockListQuery } from './stock-list.ts';
export { numbersOf, plainNumber } from './stock-numbers.ts';
export { matchesWord } from './word-match.ts';

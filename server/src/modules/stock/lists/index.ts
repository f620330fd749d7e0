export { columnStoreTable as copiedTable } from './column-table.ts';
export { allRows, countAll } from './export-rows.ts';
export { findStock, stockViewById } from './find-stock.ts';
export { holdUntilFilter } from './hold-filter.ts';
export { listAllStock, stockListing } from './list-all-stock.ts';
export {
  forFirstMatchingMarkup as ofFirstThatFits,
  type MarkedUpStone,
  markedUpPerCarat,
  markupFactor,
  matchesMarkup as fits,
  type Pricing,
  pricedByWeight,
} from './markup.ts';
export { allOf, conditionsOf as askedBy, containsWords as holdsWords } from './stock-filter.ts';
export { StockList, stockListQuery as stockQuestion } from './stock-list.ts';
export { numbersOf, plainNumber } from './stock-numbers.ts';
export { matchesWord as isDescribedBy } from './word-match.ts';

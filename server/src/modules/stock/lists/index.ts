export { copiedTable } from './column-table.ts';
export { allRows, countAll } from './export-rows.ts';
export { findStock, stockViewById } from './find-stock.ts';
export { holdUntilFilter } from './hold-filter.ts';
export { listAllStock, stockListing } from './list-all-stock.ts';
export {
  fits,
  type MarkedUpStone,
  markedUpPerCarat,
  markupFactor,
  ofFirstThatFits,
  type Pricing,
  pricedByWeight,
} from './markup.ts';
export { allOf, askedBy, holdsWords } from './stock-filter.ts';
export { StockList, stockQuestion } from './stock-list.ts';
export { numbersOf, plainNumber } from './stock-numbers.ts';
export { isDescribedBy } from './stock-words.ts';

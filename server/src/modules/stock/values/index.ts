export {
  Availability,
  isOrderable,
  mostRestrictiveFirst,
  mostRestrictiveOf,
} from './availability.ts';
export { computed } from './computed-values.ts';
export { constantInWords, defaultLabel } from './field-labels.ts';
export { SaleState } from './sale-state.ts';
export { identifier, NotScientificNotation, plainStockNumber } from './stock-number.ts';
export type { StockValue, Unit } from './stock-value.ts';
export {
  amount,
  choice,
  count,
  day,
  flag,
  instant,
  link,
  measure,
  picture,
  pictures,
  price,
  reference,
  references,
  stockNumber,
  text,
  weight,
} from './stock-values.ts';

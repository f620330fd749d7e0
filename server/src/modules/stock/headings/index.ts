export {
  type AskedAtEnd,
  type CellReader,
  cell,
  type FileReader,
  type ImportedRow,
  missing,
  type RowStep,
} from './cell-reader.ts';
export { type DiscountAnswers, DiscountScale, DiscountSign } from './discounts.ts';
export { extraNameOf } from './extra-header.ts';
export {
  type ColumnAsk,
  type FileColumns,
  type HeadingIndex,
  type HeadingSpec,
  headingIndex,
  headingKey,
  type Trap,
} from './headings.ts';
export { ChangedStones, ForeignCurrency } from './import-answers.ts';
export { ImportQuestion, ImportReading } from './import-question.type.ts';
export { PriceBasis } from './price-basis.ts';

export {
  type AskedAtEnd,
  type CellReader,
  cell,
  type FileReader,
  type ImportedRow,
  missing,
  type RowStep,
} from './cell-reader.ts';
export {
  type ColumnAsk,
  extraNameOf,
  type FileColumns,
  type HeadingIndex,
  type HeadingSpec,
  headingIndex,
  headingKey,
  type Trap,
} from './headings.ts';
export {
  ChangedStones,
  type DiscountAnswers,
  DiscountScale,
  DiscountSign,
  ForeignCurrency,
  ImportQuestion,
  ImportReading,
  PriceBasis,
} from './import-question.type.ts';

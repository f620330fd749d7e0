export {
  type CellReader,
  type ColumnQuestion,
  cell,
  type FileReader,
  type ImportedRow,
  missing,
  type RowStep,
} from './cell-reader.ts';
export {
  extraNameOf,
  type FileColumns,
  type HeaderQuestion,
  type HeaderResolver,
  type HeadingIndex,
  type HeadingSpec,
  headingIndex,
  headingKey,
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

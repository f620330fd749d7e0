import type { Choice } from '../../../forms/choice';

/** How the cells of a column are changed where they stand. */
export interface InPlace<Row> {
  /** What is changed: "Price per carat". */
  readonly label: string;
  /** What can be chosen; without it something is typed. */
  readonly choices?: readonly Choice[] | undefined;
  /** The value of a row as it is typed. */
  readonly textOf: (row: Row) => string;
  /**
   * Saves what was typed, and says that it is done. Resolves to what stands in the way, in a sentence for the cell; `null`
   * where nothing does.
   */
  readonly save: (row: Row, text: string) => Promise<string | null>;
}

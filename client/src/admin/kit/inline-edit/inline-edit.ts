import type { Choice } from '../../../forms/select-field';

/** What stands in the way of saving a cell. */
export interface Objection<Row> {
  /** In a sentence for the cell. */
  readonly problem: string;
  /** The row that is known with it: saving once more goes over that, and over nothing that came later. */
  readonly known: Row;
}

/** How the cells of a column are changed where they stand. */
export interface InlineEdit<Row> {
  /** What is changed: "Price per carat". */
  readonly label: string;
  /** What can be chosen; without it something is typed. */
  readonly choices?: readonly Choice[] | undefined;
  /** The value of a row as it is typed. */
  readonly textOf: (row: Row) => string;
  /**
   * Saves what was typed over a row as it is known, and says that it is done. Resolves to what stands in the way; `null`
   * where nothing does.
   */
  readonly save: (known: Row, text: string) => Promise<Objection<Row> | null>;
}

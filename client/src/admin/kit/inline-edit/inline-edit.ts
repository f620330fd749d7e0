import type { Choice } from '../../../forms/select-field';

/** Reason why a cell could not be saved. */
export interface Objection<Row> {
  /** In a sentence for the cell. */
  readonly problem: string;
  /** The current row. Saving again overwrites this version, and no later one. */
  readonly known: Row;
}

/** Inline editing of a column. */
export interface InlineEdit<Row> {
  /** Label of the edited value: "Price per carat". */
  readonly label: string;
  /** Choices; if omitted, the value is typed. */
  readonly choices?: readonly Choice[] | undefined;
  /** Returns the value of a row as text. */
  readonly textOf: (row: Row) => string;
  /** Saves the text and shows a notice. Resolves to the problem, or null if there is none. */
  readonly save: (known: Row, text: string) => Promise<Objection<Row> | null>;
}

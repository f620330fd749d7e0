import { readFile } from 'node:fs/promises';

/** Row of a file in a trade format, and the item expected in the database. */
export interface FeedRow {
  /** Name of the format in `feed-headers.json`. */
  readonly format: string;
  /** REST name of the stock type. */
  readonly type: 'diamonds' | 'products';
  /** Cell texts by header. Omitted cells are blank. */
  readonly cells: Readonly<Record<string, string>>;
  /** Expected values by database column. Columns that have a value in every item are omitted. */
  readonly piece: Readonly<Record<string, unknown>>;
}

const text = await readFile(new URL('./feed-headers.json', import.meta.url), 'utf8');

/** Headers of the trade formats, taken from their public templates. */
export const formats: Readonly<Record<string, readonly string[]>> = JSON.parse(text);

import { readFile } from 'node:fs/promises';

/** Row in a trade format, with the expected stored item. */
export interface FeedRow {
  /** Name of the format in `feed-headers.json`. */
  readonly format: string;
  /** REST name of the stock type. */
  readonly type: 'diamonds' | 'products';
  /** Cells by header. Omitted cells are blank. */
  readonly cells: Readonly<Record<string, string>>;
  /** Expected columns of the item, except columns that every item has. */
  readonly piece: Readonly<Record<string, unknown>>;
}

const text = await readFile(new URL('./feed-headers.json', import.meta.url), 'utf8');

/** Headers of trade formats, from their public templates. */
export const formats: Readonly<Record<string, readonly string[]>> = JSON.parse(text);

import { readFile } from 'node:fs/promises';

/** A row as a trade format writes it, and the piece that it makes. */
export interface FeedRow {
  /** Name of the format in `feed-headers.json`. */
  readonly format: string;
  /** REST's word for the type of stock. */
  readonly type: 'diamonds' | 'products';
  /** Cells by header; those that are left out are blank. */
  readonly cells: Readonly<Record<string, string>>;
  /** All columns of the piece that hold something, besides what every piece has. */
  readonly piece: Readonly<Record<string, unknown>>;
}

const text = await readFile(new URL('./feed-headers.json', import.meta.url), 'utf8');

/** Headers of the trade's formats, as their public templates have them. */
export const formats: Readonly<Record<string, readonly string[]>> = JSON.parse(text);

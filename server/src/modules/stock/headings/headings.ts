import { spelling } from '../../reference-data/index.ts';
import type { StockSection } from '../stock-sections.ts';
import type { ImportAnswer, PriceBasis } from './import-question.type.ts';

/** Headers of files that mean a heading. Its own name always does. */
export interface HeadingSpec {
  readonly columns: readonly string[];
  /** Tried in this order if no header matches; otherwise stored as extra attributes. */
  readonly fallbacks?: readonly string[];
  /** True if several columns may have this heading. By default that is a conflict. */
  readonly several?: boolean;
  /** Label and section for headings that are not fields of the type. */
  readonly label?: string;
  readonly section?: StockSection;
}

/** Facts about a file for traps. */
export interface FileColumns<H extends string = string> {
  /** True if another column certainly has the heading. */
  has(heading: H): boolean;
  /** First cells of the column that are not blank. */
  readonly samples: readonly string[];
  /** First cells of the column, or of the column with a heading, by row. */
  rows(heading?: H): readonly string[];
  /** The profile's answer about columns that are only named "price". */
  readonly priceBasis: PriceBasis | null;
}

/** A question about a column: its possible meanings, and the heading for each answer. */
export interface ColumnAsk {
  /** Continues the sentence that begins with the column's name. */
  readonly ask: string;
  readonly readings: readonly {
    readonly label: string;
    /** Null if the column is left out. */
    readonly heading: string | null;
    /** The profile entry that gives this answer. Default: an entry that assigns the heading to the column. */
    readonly answer?: ImportAnswer;
    /** The first cells as this answer reads them. Default: as the heading reads them. */
    readonly samples?: readonly string[];
  }[];
}

/** Decides what a doubtful header means. What cannot be decided is put to the user as a question about the column. */
export type Trap<H extends string> = (file: FileColumns<H>) => H | 'extra' | ColumnAsk;

/** Normalizes a header for comparison: without case, spaces and punctuation. `#`, `%` and `$` are words. */
export const headingKey = (header: string): string =>
  spelling(header.replaceAll('#', ' no ').replaceAll('%', ' percent ').replaceAll('$', ' price '));

/** Index of the headers of a stock type. */
export interface HeadingIndex<H extends string> {
  readonly primary: ReadonlyMap<string, H>;
  readonly fallback: ReadonlyMap<string, { readonly heading: H; readonly order: number }>;
  readonly extras: ReadonlyMap<string, string>;
}

export function headingIndex<H extends string>(
  headings: Readonly<Partial<Record<H, HeadingSpec>>>,
  extras: readonly (readonly string[])[],
): HeadingIndex<H> {
  const primary = new Map<string, H>();
  const fallback = new Map<string, { heading: H; order: number }>();
  for (const heading in headings) {
    const { columns = [], fallbacks = [] } = headings[heading] ?? {};
    for (const column of [heading, ...columns]) primary.set(headingKey(column), heading);
    for (const [order, column] of fallbacks.entries()) fallback.set(headingKey(column), { heading, order });
  }
  const extraNames = extras.flatMap(([name = '', ...others]) =>
    [name, ...others].map((spelled) => [headingKey(spelled), name] as const),
  );
  return { primary, fallback, extras: new Map(extraNames) };
}

const prefix = 'Extra: ';

/** Returns the export header of an extra attribute whose own name an import would read as a field. */
export const extraHeader = (name: string): string => `${prefix}${name}`;

/** Returns the name of the extra attribute in an export header, or null for any other header. */
export const extraNameOf = (header: string): string | null =>
  header.startsWith(prefix) && header.length > prefix.length ? header.slice(prefix.length) : null;

import { spelling } from '../../reference-data/index.ts';
import type { StockSection } from '../stock-sections.ts';
import type { ImportAnswer } from './import-question.type.ts';
import type { PriceBasis } from './price-basis.ts';

/** Which headers of files carry a heading. The heading's own name always does. */
export interface HeadingSpec {
  readonly columns: readonly string[];
  /** Used in this order, and only where no column of the first kind is there; else kept as extra attributes. */
  readonly fallbacks?: readonly string[];
  /** Several columns may carry it at once; by default that is a conflict. */
  readonly several?: boolean;
  /** What people call it, and the section in which they find it, where it is no field of the type. */
  readonly label?: string;
  readonly section?: StockSection;
}

/** What a trap may look at. */
export interface FileColumns<H extends string = string> {
  /** Whether another column carries the heading beyond doubt. */
  has(heading: H): boolean;
  /** The first cells of the column in question that are not blank. */
  readonly samples: readonly string[];
  /** The first cells of the column in question, and of the one that carries a heading, row by row. */
  rows(heading?: H): readonly string[];
  /** What the profile says of columns that are only called a price. */
  readonly priceBasis: PriceBasis | null;
}

/** A question about a column: what it may hold, and the heading that each answer gives it. */
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

/** A header as it is compared: without case, spaces and punctuation; `#`, `%` and `$` are words. */
export const headingKey = (header: string): string =>
  spelling(header.replaceAll('#', ' no ').replaceAll('%', ' percent ').replaceAll('$', ' price '));

/** Looks headers up among the spellings of one type of stock. */
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

import { spelling } from '../../reference-data/index.ts';
import type { StockSection } from '../stock-sections.ts';
import type { ImportAnswer, PriceBasis } from './import-question.type.ts';

/** File headers that are accepted for a heading. The heading's own name is always accepted. */
export interface HeadingSpec {
  readonly columns: readonly string[];
  /**
   * Headers that are used, in this order, only if no other header matches. Otherwise, their columns are stored as
   * extra attributes.
   */
  readonly fallbacks?: readonly string[];
  /** Whether several columns may have this heading. By default, this is reported as a conflict. */
  readonly several?: boolean;
  /** Label and section of headings that are not fields of the type. */
  readonly label?: string;
  readonly section?: StockSection;
}

/** Access to the columns of a file, used to resolve an ambiguous header. */
export interface FileColumns<H extends string = string> {
  /** Returns whether another column certainly has the heading. */
  has(heading: H): boolean;
  /** First non-blank cells of the ambiguous column. */
  readonly samples: readonly string[];
  /** Returns the cells of the first rows, from this column or the column with the given heading. */
  rows(heading?: H): readonly string[];
  /** Profile setting for columns named only "price". Null if it is not set. */
  readonly priceBasis: PriceBasis | null;
}

/** Question about the meaning of a column, with the heading for each interpretation. */
export interface HeaderQuestion {
  /** Text that continues a sentence beginning with the column name. */
  readonly ask: string;
  readonly readings: readonly {
    readonly label: string;
    /** Heading under which the column is imported. Null if the column is ignored. */
    readonly heading: string | null;
    /** Profile entry that selects this interpretation. Default: an entry that maps the column to the heading. */
    readonly answer?: ImportAnswer;
    /** First cells according to this interpretation. Default: the cells as read under the heading. */
    readonly samples?: readonly string[];
  }[];
}

/** Decides the meaning of an ambiguous header, or returns a question for the user. */
export type HeaderResolver<H extends string> = (file: FileColumns<H>) => H | 'extra' | HeaderQuestion;

/**
 * Normalizes a header for comparison. Ignores case, spaces and punctuation, and replaces `#`, `%` and `$` with words.
 */
export const headingKey = (header: string): string =>
  spelling(header.replaceAll('#', ' no ').replaceAll('%', ' percent ').replaceAll('$', ' price '));

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

/** Returns the export header for an extra attribute whose name an import would read as a field. */
export const extraHeader = (name: string): string => `${prefix}${name}`;

/** Returns the name of the extra attribute from a prefixed export header. Null for any other header. */
export const extraNameOf = (header: string): string | null =>
  header.startsWith(prefix) && header.length > prefix.length ? header.slice(prefix.length) : null;

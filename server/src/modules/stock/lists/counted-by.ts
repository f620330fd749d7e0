import type { RawBuilder } from 'kysely';

/** How rows are counted where not each by itself. */
export interface CountedBy {
  /** What of the row `d` tells those apart that are counted. */
  readonly key: RawBuilder<unknown>;
  /** How many there are, by their keys, of the rows that meet a condition. */
  readonly count: (key: RawBuilder<unknown>, which: RawBuilder<unknown>) => RawBuilder<unknown>;
}

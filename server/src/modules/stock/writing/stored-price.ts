import type { RawBuilder } from 'kysely';

type Exact = RawBuilder<string | null>;

/** A price that changes of many set, before markups, as SQL of the row `d`. */
export interface StoredPrice {
  /** As inputs name it. */
  readonly field: string;
  /** The column that holds it, or of which it is made. */
  readonly column: string;
  readonly now: Exact;
  /** What the column holds for a price. */
  held(price: Exact): Exact;
  /** What all of the item costs at a price. */
  total(price: Exact): Exact;
  /** What discounts are from. Left out: the type has no list price. */
  readonly list?: Exact;
}

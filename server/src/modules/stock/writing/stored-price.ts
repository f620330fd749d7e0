import type { RawBuilder } from 'kysely';

type Exact = RawBuilder<string | null>;

/** Price that bulk changes can set, before markups, as SQL of the row `d`. */
export interface StoredPrice {
  /** Input name. */
  readonly field: string;
  /** Column that stores the price, or from which it is computed. */
  readonly column: string;
  readonly now: Exact;
  /** Returns the column's value for a price. */
  held(price: Exact): Exact;
  /** Returns the total price of the item for a price. */
  total(price: Exact): Exact;
  /** List price that discounts refer to. Omitted if the type has none. */
  readonly list?: Exact;
}

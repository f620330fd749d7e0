import type { RawBuilder } from 'kysely';

type Exact = RawBuilder<string | null>;

/** Price that bulk changes can set, before markups, as SQL expressions on the row `d`. */
export interface StoredPrice {
  /** Input name. */
  readonly field: string;
  /** Column that stores the price, or the value from which the price is computed. */
  readonly column: string;
  readonly now: Exact;
  /** Returns SQL for the column's value at a given price. */
  valueFor(price: Exact): Exact;
  /** Returns SQL for the total price of the item at a given price. */
  total(price: Exact): Exact;
  /** List price that discounts refer to. Omitted if the type has no list price. */
  readonly list?: Exact;
}

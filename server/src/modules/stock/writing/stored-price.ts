import type { RawBuilder } from 'kysely';

type Exact = RawBuilder<string | null>;

/** Price that bulk changes can set, before markups. All expressions are SQL on the row `d`. */
export interface StoredPrice {
  /** Name of the price in inputs. */
  readonly field: string;
  /** Column that stores the price, or a value from which the price is computed. */
  readonly column: string;
  readonly now: Exact;
  /** Returns SQL for the column value that results in a given price. */
  valueFor(price: Exact): Exact;
  /** Returns SQL for the total price of the item at a given price. */
  total(price: Exact): Exact;
  /** List price that discounts refer to. Omitted if the type has none. */
  readonly list?: Exact;
}

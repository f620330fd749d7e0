import { type RawBuilder, sql } from 'kysely';
import { houseViewer } from '../../../accounts/index.ts';
import type { StockType } from '../stock-type.ts';

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

const same = (price: Exact): Exact => price;

/** The prices of a type that people give, the one that it is priced by first. */
export function storedPrices(type: StockType): readonly StoredPrice[] {
  if (type.storedPrices.length > 0) return type.storedPrices;
  const carats = type.pricing?.(houseViewer).carats;
  return type.fields
    .filter(({ value, isGiven, isStored, generated }) => value.isPrice && isGiven && isStored && generated === undefined)
    .map(({ name, column }) => ({
      field: name,
      column,
      now: sql`${sql.ref(`d.${column}`)}`,
      held: same,
      total: carats && name === type.price.perCarat ? (price) => sql`round(${price} * ${carats}, 2)` : same,
    }));
}

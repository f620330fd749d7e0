import { type RawBuilder, sql } from 'kysely';
import { unrestrictedViewer } from '../../accounts/visibility/index.ts';
import type { StockType } from '../stock-type.ts';
import type { StoredPrice } from './stored-price.ts';

type Exact = RawBuilder<string | null>;

const same = (price: Exact): Exact => price;

/** Returns the prices of a type that can be set, the main price first. */
export function storedPrices(type: StockType): readonly StoredPrice[] {
  if (type.storedPrices.length > 0) return type.storedPrices;
  const carats = type.pricing?.(unrestrictedViewer).carats;
  return type.fields
    .filter(
      ({ value, isGiven, isStored, generated }) => value.isPrice && isGiven && isStored && generated === undefined,
    )
    .map(({ name, column }) => ({
      field: name,
      column,
      now: sql`${sql.ref(`d.${column}`)}`,
      valueFor: same,
      total: carats && name === type.price.perCarat ? (price) => sql`round(${price} * ${carats}, 2)` : same,
    }));
}

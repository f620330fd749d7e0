import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import { markupFactor } from '../stock/markup.ts';

type Exact = RawBuilder<string>;

/** A viewer's prices of the row `d` of `diamond`: exact, rounded half up to cents, as shown, filtered, sorted and ordered. */
export interface DiamondPriceSql {
  readonly perCarat: Exact;
  /** One stone of a parcel; of anything else the same as the total. */
  readonly unit: Exact;
  readonly total: Exact;
  /** Percent of his price per carat against the list price, 2 decimals; null without a list price. */
  readonly discount: RawBuilder<string | null>;
}

/** A viewer's prices of stones. Without markups they are plain columns, so that indexes serve. */
export function priceFor(viewer: Viewer): DiamondPriceSql {
  return viewer.markups.length === 0
    ? withDiscount(sql`round(d.price_per_carat, 2)`, sql`d.total_price`, sql`d.price_per_carat * d.carats`)
    : markedUp(markupFactor(viewer.markups, { carats: sql`d.carats`, total: sql`d.total_price` }));
}

function markedUp(factor: Exact): DiamondPriceSql {
  const total = sql<string>`d.price_per_carat * d.carats * ${factor}`;
  return withDiscount(sql`round(d.price_per_carat * ${factor}, 2)`, sql`round(${total}, 2)`, total);
}

const withDiscount = (perCarat: Exact, total: Exact, unroundedTotal: Exact): DiamondPriceSql => ({
  perCarat,
  total,
  unit: sql`round(${unroundedTotal} / d.parcel_stones, 2)`,
  discount: sql`round(${perCarat} * 100 / nullif(d.rap_price, 0) - 100, 2)`,
});

import { type RawBuilder, sql } from 'kysely';
import type { Viewer, ViewerMarkup } from '../../accounts/index.ts';
import type { DiamondCondition } from './diamond-collection.ts';

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
    : markedUp(factorOf(viewer.markups));
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

/** The first markup whose ranges hold the stone counts; without one the price stays. */
function factorOf(markups: readonly ViewerMarkup[]): Exact {
  const branches = markups.map((markup) => sql`when ${fits(markup)} then 1 + ${markup.percent}::numeric / 100`);
  return sql`(case ${sql.join(branches, sql` `)} else 1 end)`;
}

function fits({ caratMin, caratMax, priceMin, priceMax }: ViewerMarkup): DiamondCondition {
  const bounds = [
    caratMin === null ? null : sql`d.carats >= ${caratMin}::numeric`,
    caratMax === null ? null : sql`d.carats <= ${caratMax}::numeric`,
    priceMin === null ? null : sql`d.total_price >= ${priceMin}::numeric`,
    priceMax === null ? null : sql`d.total_price <= ${priceMax}::numeric`,
  ].filter((bound) => bound !== null);
  return bounds.length === 0 ? sql`true` : sql`(${sql.join(bounds, sql` and `)})`;
}

import { type RawBuilder, sql } from 'kysely';
import { dialectSql } from '../../../../platform/database/statements/sql-dialects.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { markupFactor, type Pricing } from '../../../stock/lists/index.ts';

type Exact = RawBuilder<string>;

/**
 * SQL for a viewer's prices for the row `d` of `diamond`, exact and rounded half up to cents. Used by lists, filters,
 * sorts and orders.
 */
export interface DiamondPriceSql {
  readonly perCarat: Exact;
  /** Price of one stone of a parcel. Equals the total for a single stone. */
  readonly unit: Exact;
  readonly total: Exact;
  /**
   * Price per carat for the viewer, in percent relative to the list price, with 2 decimals. Null if there is no list
   * price.
   */
  readonly discount: RawBuilder<string | null>;
}

/** Amount to be priced, as SQL expressions: either the complete parcel or its remaining stones. */
interface PricedAmount extends Pricing {
  readonly stones: RawBuilder<number>;
}

const perCarat = sql<string>`d.price_per_carat`;

/** Amount for administrators: the whole parcel, including stones in open orders. */
const whole: PricedAmount = {
  perCarat,
  stones: sql`d.parcel_stones`,
  carats: sql`d.carats`,
  total: sql`d.total_price`,
};
/** Amount for other viewers: the stones that can be ordered. */
const remaining: PricedAmount = {
  perCarat,
  stones: sql`d.left_stones`,
  carats: sql`d.left_carats`,
  total: sql`d.left_total_price`,
};

/** Returns the amount of the row `d` that is priced for a viewer. The two amounts differ only for parcels. */
export const amountFor = ({ kind }: Viewer): PricedAmount => (kind === 'administrator' ? whole : remaining);

/** Returns the base values for a viewer's markups. */
export const pricingFor = (viewer: Viewer): Pricing => amountFor(viewer);

/** Returns the prices of the viewer's amount. Without markups, they are plain columns, so that indexes are used. */
export const priceFor = (viewer: Viewer): DiamondPriceSql => pricesOf(viewer, amountFor(viewer));

/** Returns the prices of the amount that can be ordered. */
export const offerPriceFor = (viewer: Viewer): DiamondPriceSql => pricesOf(viewer, remaining);

function pricesOf({ markups }: Viewer, amount: PricedAmount): DiamondPriceSql {
  const { carats, total } = amount;
  const unrounded = sql<string>`d.price_per_carat::numeric * ${carats}`;
  if (markups.length === 0) return allPrices(sql`round(d.price_per_carat, 2)`, total, unrounded, amount);
  const factor = markupFactor(markups, amount);
  const marked = sql<string>`${unrounded} * ${factor}`;
  return allPrices(sql`round(d.price_per_carat::numeric * ${factor}, 2)`, sql`round(${marked}, 2)`, marked, amount);
}

const allPrices = (
  perCarat: Exact,
  total: Exact,
  unroundedTotal: Exact,
  { stones }: PricedAmount,
): DiamondPriceSql => ({
  perCarat,
  total,
  unit: sql`round(${unroundedTotal} / ${stones}, 2)`,
  discount: dialectSql(
    sql<string | null>`round(${perCarat} * 100 / nullif(d.rap_price, 0) - 100, 2)`,
    hundredths(sql`((${perCarat} - d.rap_price) * 100)::bigint * 10000`, sql`nullif((d.rap_price * 100)::bigint, 0)`),
  ),
});

/**
 * Returns SQL that divides integers and returns hundredths, rounded away from zero as in PostgreSQL. The column store
 * cannot divide decimals exactly.
 */
const hundredths = (dividend: Exact, divisor: Exact): Exact =>
  sql`(sign(${dividend}) * ((abs(${dividend}) * 2 + ${divisor}) // (${divisor} * 2)))::bigint::decimal(18, 2) * 0.01`;

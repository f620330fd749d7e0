import { type RawBuilder, sql } from 'kysely';
import { twofold } from '../../../../platform/database/statements/sql-dialects.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { markupFactor, type Pricing } from '../../../stock/lists/index.ts';

type Exact = RawBuilder<string>;

/** A viewer's prices of the row `d` of `diamond`: exact, rounded half up to cents, as shown, filtered, sorted and ordered. */
export interface DiamondPriceSql {
  readonly perCarat: Exact;
  /** One stone of a parcel; of anything else the same as the total. */
  readonly unit: Exact;
  readonly total: Exact;
  /** Percent of the viewer's price per carat against the list price, 2 decimals; null without a list price. */
  readonly discount: RawBuilder<string | null>;
}

/** How much of a row is priced, as SQL. */
interface PricedAmount extends Pricing {
  readonly stones: RawBuilder<number>;
}

const perCarat = sql<string>`d.price_per_carat`;

/** What administrators see: the parcel with the stones that open orders have. */
const whole: PricedAmount = {
  perCarat,
  stones: sql`d.parcel_stones`,
  carats: sql`d.carats`,
  total: sql`d.total_price`,
};
/** What everybody else sees, and what can be ordered. */
const left: PricedAmount = {
  perCarat,
  stones: sql`d.left_stones`,
  carats: sql`d.left_carats`,
  total: sql`d.left_total_price`,
};

/** How much of the row `d` a viewer sees. Of anything but a parcel both are the same. */
export const amountFor = ({ kind }: Viewer): PricedAmount => (kind === 'administrator' ? whole : left);

/** What markups make a viewer's price of. */
export const pricingFor = (viewer: Viewer): Pricing => amountFor(viewer);

/** A viewer's prices of what they see. Without markups they are plain columns, so that indexes serve. */
export const priceFor = (viewer: Viewer): DiamondPriceSql => pricesOf(viewer, amountFor(viewer));

/** A viewer's prices of what can be ordered. */
export const offerPriceFor = (viewer: Viewer): DiamondPriceSql => pricesOf(viewer, left);

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
  discount: twofold(
    sql<string | null>`round(${perCarat} * 100 / nullif(d.rap_price, 0) - 100, 2)`,
    hundredths(sql`((${perCarat} - d.rap_price) * 100)::bigint * 10000`, sql`nullif((d.rap_price * 100)::bigint, 0)`),
  ),
});

/** A quotient of whole numbers, in hundredths, rounded as PostgreSQL does, away from zero: copies divide decimals inexactly. */
const hundredths = (dividend: Exact, divisor: Exact): Exact =>
  sql`(sign(${dividend}) * ((abs(${dividend}) * 2 + ${divisor}) // (${divisor} * 2)))::bigint::decimal(18, 2) * 0.01`;

import { type RawBuilder, sql } from 'kysely';
import type { ViewerMarkup } from '../../accounts/visibility/index.ts';

type Exact = RawBuilder<string>;

/** What the ranges of markups are about, as SQL of the row `d`. */
export interface MarkedUpStone {
  readonly carats: Exact;
  /** Before markups, in cents. */
  readonly total: Exact;
}

/** What markups make a price of, as SQL of the row `d`. Their ranges are about carats and total. */
export interface Pricing extends MarkedUpStone {
  /** Before markups, with all decimals that are kept. */
  readonly perCarat: Exact;
}

/** By what a price is multiplied, exactly, as a product and no quotient: the first markup whose ranges hold the stone counts; without one the price stays. */
export const markupFactor = (markups: readonly ViewerMarkup[], stone: MarkedUpStone): Exact =>
  ofFirstThatFits(markups, stone, ({ percent }) => sql`1 + ${percent}::numeric * 0.01`, sql`1`);

/** What is said of the first markup whose ranges hold the stone: it alone counts. */
export function ofFirstThatFits<Value>(
  markups: readonly ViewerMarkup[],
  stone: MarkedUpStone,
  say: (markup: ViewerMarkup, index: number) => RawBuilder<Value>,
  otherwise: RawBuilder<Value>,
): RawBuilder<Value> {
  const branches = markups.map((markup, index) => sql`when ${fits(markup, stone)} then ${say(markup, index)}`);
  return branches.length === 0 ? otherwise : sql`(case ${sql.join(branches, sql` `)} else ${otherwise} end)`;
}

/** Whether the ranges of a markup hold the stone. */
export function fits({ caratMin, caratMax, priceMin, priceMax }: ViewerMarkup, { carats, total }: MarkedUpStone) {
  const bounds = [
    caratMin === null ? null : sql`${carats} >= ${caratMin}::numeric`,
    caratMax === null ? null : sql`${carats} <= ${caratMax}::numeric`,
    priceMin === null ? null : sql`${total} >= ${priceMin}::numeric`,
    priceMax === null ? null : sql`${total} <= ${priceMax}::numeric`,
  ].filter((bound) => bound !== null);
  return bounds.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(bounds, sql` and `)})`;
}

/** What markups make the price of stock that has a nominal weight. */
export const pricedByWeight = (carats: Exact): Pricing => ({
  perCarat: sql`d.price_per_carat`,
  carats,
  total: sql`round(d.price_per_carat * ${carats}, 2)`,
});

/** A viewer's price per carat of it, rounded half up to cents. Without markups it is the plain column, so that indexes serve. */
export const markedUpPerCarat = (markups: readonly ViewerMarkup[], pricing: Pricing): Exact =>
  markups.length === 0
    ? sql`d.price_per_carat`
    : sql`round(${pricing.perCarat} * ${markupFactor(markups, pricing)}, 2)`;

import { type RawBuilder, sql } from 'kysely';
import type { ViewerMarkup } from '../../accounts/visibility/index.ts';

type Exact = RawBuilder<string>;

/** Values that are compared with markup ranges, as SQL expressions on the row `d`. */
export interface MarkedUpStone {
  readonly carats: Exact;
  /** Total price in USD before markups, rounded to cents. */
  readonly total: Exact;
}

/** Base values for markups, as SQL expressions on the row `d`. The ranges refer to `carats` and `total`. */
export interface Pricing extends MarkedUpStone {
  /** Price per carat in USD before markups, with all stored decimals. */
  readonly perCarat: Exact;
}

/**
 * Returns the exact factor of the first markup whose ranges include the stone, or 1 if there is no such markup. The
 * factor is computed without division, which would make it inexact.
 */
export const markupFactor = (markups: readonly ViewerMarkup[], stone: MarkedUpStone): Exact =>
  forFirstMatchingMarkup(markups, stone, ({ percent }) => sql`1 + ${percent}::numeric * 0.01`, sql`1`);

/** Returns the result of `say` for the first markup whose ranges include the stone. Later markups are ignored. */
export function forFirstMatchingMarkup<Value>(
  markups: readonly ViewerMarkup[],
  stone: MarkedUpStone,
  say: (markup: ViewerMarkup, index: number) => RawBuilder<Value>,
  otherwise: RawBuilder<Value>,
): RawBuilder<Value> {
  const branches = markups.map((markup, index) => sql`when ${matchesMarkup(markup, stone)} then ${say(markup, index)}`);
  return branches.length === 0 ? otherwise : sql`(case ${sql.join(branches, sql` `)} else ${otherwise} end)`;
}

/** Returns the condition that a stone is within the ranges of a markup. */
export function matchesMarkup(
  { caratMin, caratMax, priceMin, priceMax }: ViewerMarkup,
  { carats, total }: MarkedUpStone,
) {
  const bounds = [
    caratMin === null ? null : sql`${carats} >= ${caratMin}::numeric`,
    caratMax === null ? null : sql`${carats} <= ${caratMax}::numeric`,
    priceMin === null ? null : sql`${total} >= ${priceMin}::numeric`,
    priceMax === null ? null : sql`${total} <= ${priceMax}::numeric`,
  ].filter((bound) => bound !== null);
  return bounds.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(bounds, sql` and `)})`;
}

/** Returns the base values for markups on stock with a nominal weight. */
export const pricedByWeight = (carats: Exact): Pricing => ({
  perCarat: sql`d.price_per_carat`,
  carats,
  total: sql`round(d.price_per_carat * ${carats}, 2)`,
});

/**
 * Returns the price per carat with markups, rounded half up to cents. Without markups, this is the plain column, so
 * that indexes are used.
 */
export const markedUpPerCarat = (markups: readonly ViewerMarkup[], pricing: Pricing): Exact =>
  markups.length === 0
    ? sql`d.price_per_carat`
    : sql`round(${pricing.perCarat} * ${markupFactor(markups, pricing)}, 2)`;

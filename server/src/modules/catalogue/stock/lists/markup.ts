import { type RawBuilder, sql } from 'kysely';
import type { ViewerMarkup } from '../../../accounts/index.ts';

type Exact = RawBuilder<string>;

/** What the ranges of markups are about, as SQL of the row `d`. */
interface MarkedUpStone {
  readonly carats: Exact;
  /** Before markups. */
  readonly total: Exact;
}

/** By what a price is multiplied: the first markup whose ranges hold the stone counts; without one the price stays. */
export function markupFactor(markups: readonly ViewerMarkup[], stone: MarkedUpStone): Exact {
  const branches = markups.map((markup) => sql`when ${fits(markup, stone)} then 1 + ${markup.percent}::numeric / 100`);
  return branches.length === 0 ? sql`1` : sql`(case ${sql.join(branches, sql` `)} else 1 end)`;
}

function fits({ caratMin, caratMax, priceMin, priceMax }: ViewerMarkup, { carats, total }: MarkedUpStone) {
  const bounds = [
    caratMin === null ? null : sql`${carats} >= ${caratMin}::numeric`,
    caratMax === null ? null : sql`${carats} <= ${caratMax}::numeric`,
    priceMin === null ? null : sql`${total} >= ${priceMin}::numeric`,
    priceMax === null ? null : sql`${total} <= ${priceMax}::numeric`,
  ].filter((bound) => bound !== null);
  return bounds.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(bounds, sql` and `)})`;
}

/**
 * A viewer's `d.price_per_carat`, rounded half up to cents, of stock that has a nominal weight. Without markups it is the
 * plain column, so that indexes serve.
 */
export const markedUpPerCarat = (markups: readonly ViewerMarkup[], { carats }: { carats: Exact }): Exact =>
  markups.length === 0
    ? sql`d.price_per_carat`
    : sql`round(d.price_per_carat * ${markupFactor(markups, {
        carats,
        total: sql`round(d.price_per_carat * ${carats}, 2)`,
      })}, 2)`;

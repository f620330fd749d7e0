import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { IsId } from '../../../../kernel/input/rules.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import type { ViewerMarkup } from '../../../accounts/visibility/index.ts';
import { forFirstMatchingMarkup, type MarkedUpStone, matchesMarkup } from '../../../stock/lists/index.ts';
import { type Holders, type Interval, intervalsOf, mergeRegions } from './merge-regions.ts';
import { markedUpUser } from './try-price.ts';

/** Maximum number of markups in a preview. The number of cells grows with the square of the number of markups. */
const maxMarkups = 60;

class MarkupRegionsInput {
  @IsId()
  userId!: number;
}

/**
 * Range of weights and of totals before markups in which the same markups apply. A bound is null if the range is open
 * at that end.
 */
export interface MarkupRegion {
  readonly caratMin: string | null;
  readonly caratMax: string | null;
  readonly priceMin: string | null;
  readonly priceMax: string | null;
  /** ID of the applied markup. Null if no markup applies. */
  readonly markupId: number | null;
  /** IDs of other markups whose ranges include the region. They are not applied. */
  readonly otherIds: readonly number[];
}

/** Weights have 3 decimals and prices have 2, so both can be represented as integer steps. */
const caratSteps = 1_000;
const priceSteps = 100;

const stepsOf = (value: string | null, steps: number): number | null =>
  value === null ? null : Math.round(Number(value) * steps);

/**
 * Returns the effect of a user's markups on all weights and prices, as rectangular regions. The price SQL is
 * evaluated at one point per cell. Null if there are too many markups. Throws USER_NOT_FOUND.
 */
export const markupRegions = query(
  administrator,
  MarkupRegionsInput,
  async (ctx, { userId }): Promise<MarkupRegion[] | null> => {
    const { viewer, ids } = await markedUpUser(ctx, userId);
    const { markups } = viewer;
    if (markups.length > maxMarkups) return null;
    if (markups.length === 0) return [];
    const carats = intervalsOf(
      markups.map((each) => [stepsOf(each.caratMin, caratSteps), stepsOf(each.caratMax, caratSteps)]),
    );
    const prices = intervalsOf(
      markups.map((each) => [stepsOf(each.priceMin, priceSteps), stepsOf(each.priceMax, priceSteps)]),
    );
    const cells = await markupsByCell(ctx.em, markups, carats, prices);
    return mergeRegions(carats, prices, cells).map((region) => {
      const [markupId = null, ...otherIds] = region.holders.flatMap((position) => ids[position] ?? []);
      return {
        caratMin: endOf(region.carats.from, caratSteps, 3),
        caratMax: endOf(region.carats.to, caratSteps, 3),
        priceMin: endOf(region.prices.from, priceSteps, 2),
        priceMax: endOf(region.prices.to, priceSteps, 2),
        markupId,
        otherIds,
      };
    });
  },
);

const endOf = (steps: number | null, perUnit: number, decimalPlaces: number): string | null =>
  steps === null || steps === 0 ? null : (steps / perUnit).toFixed(decimalPlaces);

/**
 * Returns the markups whose ranges include each cell. The applied markup comes first, followed by the others in order
 * of precedence.
 */
async function markupsByCell(
  em: EntityManager,
  markups: readonly ViewerMarkup[],
  carats: readonly Interval[],
  prices: readonly Interval[],
): Promise<Holders[][]> {
  const stone: MarkedUpStone = { carats: sql`x.carats`, total: sql`y.price` };
  const none = sql<number | null>`null::int`;
  const first = forFirstMatchingMarkup(markups, stone, (_markup, index) => sql<number | null>`${index}::int`, none);
  const all = markups.map((markup, index) => sql`case when ${matchesMarkup(markup, stone)} then ${index}::int end`);
  const starts = (intervals: readonly Interval[], steps: number) => intervals.map(({ from }) => from / steps);
  const { rows } = await sql<{ cells: { first: number | null; all: number[] }[] }>`
    select jsonb_agg(
      jsonb_build_object('first', ${first}, 'all', array_remove(array[${sql.join(all)}], null)) order by y.row
    ) as cells
    from unnest(${starts(carats, caratSteps)}::numeric[]) with ordinality x (carats, col)
    cross join unnest(${starts(prices, priceSteps)}::numeric[]) with ordinality y (price, row)
    group by x.col order by x.col`.execute(em.getKysely());
  return rows.map(({ cells }) =>
    cells.map((cell) => (cell.first === null ? [] : [cell.first, ...cell.all.filter((each) => each !== cell.first)])),
  );
}

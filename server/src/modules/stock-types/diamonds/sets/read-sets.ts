import { type RawBuilder, sql } from 'kysely';
import { batch } from '../../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../../accounts/visibility/index.ts';
import { queryIn } from '../../database.ts';
import { diamonds } from '../diamond.stock.ts';
import { availabilityOf, itemOf, sumsOf } from './diamond-items.ts';
import { type DiamondSet, DiamondSetKind } from './diamond-set.type.ts';
import { pairName, setDescription } from './set-totals.ts';

/**
 * Returns the set that a diamond belongs to, by diamond ID. All sets requested in the same tick are loaded with one
 * query. Undefined for a single diamond.
 */
export const setOf = batch(async (ctx: RequestContext, ids: readonly number[]): Promise<Map<number, DiamondSet>> => {
  const viewer = await viewerOf(ctx);
  const availability = diamonds.readNamed('availability', viewer);
  const isPriced = sql`bool_and(coalesce(${diamonds.totalFor(viewer)}, 0) > 0)`;
  const ifPriced = (amount: RawBuilder<unknown>) =>
    viewer.seesPrices ? sql`case when ${isPriced} then ${amount} end` : sql`null`;
  // List prices are hidden from visitors.
  const discount = viewer.kind === 'visitor' ? sql`null` : ifPriced(sumsOf.discount(viewer));
  const { rows } = await sql<SetRow>`
    select one.id, one.kind, one."lineSet", item.* from (
      select d.id, d.line_set as "lineSet", case when d.line_set is null then ${sql.lit(DiamondSetKind.PAIR)} else ${sql.lit(DiamondSetKind.LINE_SET)} end as kind,
        ${itemOf(diamonds.namedTo(viewer))} as ids
      from diamond d where d.id = any(${ids})
    ) one, lateral (
      select array_agg(d.id order by d.id) as "memberIds", array_agg(d.stock_id) as "stockNumbers", ${sumsOf.parcelStones(viewer)} as stones,
        ${sumsOf.carats(viewer)} as carats, ${ifPriced(sumsOf.totalPrice(viewer))} as total,
        ${ifPriced(sumsOf.pricePerCarat(viewer))} as "perCarat", ${discount} as discount,
        ${availabilityOf(availability)} as availability
      from diamond d where d.id = any(one.ids)
    ) item
    where cardinality(one.ids) > 1`.execute(queryIn(ctx.em));
  return new Map(
    rows.map(({ id, lineSet, stockNumbers, ...set }) => {
      const description = setDescription(lineSet ?? pairName(stockNumbers), set.stones);
      return [id, { ...set, description }];
    }),
  );
});

type SetRow = Omit<DiamondSet, 'description'> & {
  readonly id: number;
  readonly lineSet: string | null;
  readonly stockNumbers: readonly string[];
};

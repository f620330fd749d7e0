import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { share, times } from '../../kernel/money.ts';
import { viewerOf } from '../accounts/index.ts';
import { Availability, availabilityTo, priceFor, registerCommitment, visibleTo } from '../catalogue/index.ts';
import { type DescribedDiamond, describeDiamond } from './describe-diamond.ts';
import { diamondLines } from './diamond-lines.ts';
import { ItemType } from './item-type.ts';
import { isInOpenOrder } from './open-orders.ts';
import { byWanted, type Offer, type Sellable, type Wanted } from './sellable.ts';

/** SQL: whether an open order has the stone with this id as a whole. */
const isWhollyOrdered = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from stock_allocation a
  where a.item_type = ${sql.lit(ItemType.DIAMOND)} and a.item_id = ${id} and a.is_whole and not a.is_sold)`;

registerCommitment('diamond', (id) => isInOpenOrder(ItemType.DIAMOND, id));

interface OfferRow extends DescribedDiamond {
  readonly itemId: number;
  readonly lineSet: string | null;
  readonly pricePerCarat: string;
  /** Of one stone. */
  readonly unitPrice: string;
  readonly availability: Availability;
  /** Stones of the parcel that open orders have. */
  readonly reservedStones: number;
}

/** One query, whatever the number of stones. The table is `d` in the condition. */
async function readStones(ctx: RequestContext, condition: RawBuilder<boolean>): Promise<readonly OfferRow[]> {
  const viewer = await viewerOf(ctx);
  const price = priceFor(viewer);
  // A stone in an open order is gone for everybody, its buyer included: he has ordered it already.
  const { rows } = await sql<OfferRow>`
    select d.id as "itemId", d.stock_id as "stockId", d.line_set as "lineSet", d.shape_id as "shapeId",
      d.color_id as "colorId", d.clarity_id as "clarityId", d.laboratory_id as "laboratoryId",
      d.certificate_no as "certificateNo", d.parcel_stones as "parcelStones", d.carats,
      ${price.perCarat} as "pricePerCarat", ${price.unit} as "unitPrice",
      (select coalesce(sum(a.stones), 0)::int from stock_allocation a
        where a.item_type = ${sql.lit(ItemType.DIAMOND)} and a.item_id = d.id and not a.is_whole and not a.is_sold) as "reservedStones",
      case when ${isWhollyOrdered(sql`d.id`)} then ${sql.lit(Availability.GONE)} else ${availabilityTo(viewer)} end as availability
    from diamond d where ${visibleTo(viewer)} and ${condition} order by d.id`.execute(ctx.em.getKysely());
  return rows;
}

/** So many stones of a parcel, or the stone itself. */
function offerOf(row: OfferRow, stones = 1): Offer {
  const isLeft = stones <= row.parcelStones - row.reservedStones;
  return {
    itemType: ItemType.DIAMOND,
    itemId: row.itemId,
    stockId: row.stockId,
    description: describeDiamond(row, stones),
    lineSet: row.lineSet,
    numberOfStones: row.parcelStones > 1 ? stones : null,
    carats: share(row.carats, stones, row.parcelStones),
    pricePerCarat: row.pricePerCarat,
    totalPrice: times(row.unitPrice, stones),
    availability: isLeft ? row.availability : Availability.GONE,
    ...(stones > row.parcelStones && {
      refusal: { path: 'numberOfStones', message: `must be at most ${row.parcelStones}` },
    }),
  };
}

/** Single stones, stones of parcels, and line sets: one row per stone, sold as one. */
export const diamondSellable: Sellable = {
  itemType: ItemType.DIAMOND,
  async offers(ctx, wanted) {
    const stones = await readStones(ctx, sql`d.id = any(${idsOf(wanted)})`);
    return byWanted(wanted, stones, (stone, { numberOfStones }) => offerOf(stone, numberOfStones ?? 1));
  },
  async setsOf(ctx, wanted) {
    const itsSets = sql`select d.line_set from diamond d where d.id = any(${idsOf(wanted)}) and ${visibleTo(await viewerOf(ctx))}`;
    // What has been sold is no part of the set any more, though administrators still see it.
    const stones = await readStones(ctx, sql`d.is_active and d.line_set in (${itsSets})`);
    return stones.map((stone) => offerOf(stone));
  },
  lines: diamondLines,
  claims: async (_em, wanted) =>
    new Map(
      wanted.map((stone) => [
        stone,
        { itemType: ItemType.DIAMOND, itemId: stone.itemId, stones: stone.numberOfStones ?? 1, carats: null },
      ]),
    ),
};

const idsOf = (wanted: readonly Wanted[]): number[] => wanted.map(({ itemId }) => itemId);

import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { viewerOf } from '../accounts/index.ts';
import {
  Availability,
  availabilityTo,
  type Diamond,
  lockDiamonds,
  priceFor,
  registerCommitment,
  StockStatus,
  visibleTo,
} from '../catalogue/index.ts';
import { type DescribedDiamond, describeDiamond } from './describe-diamond.ts';
import { diamondLines } from './diamond-lines.ts';
import { ItemType } from './item-type.ts';
import type { Offer, Sellable, StockUnit } from './sellable.ts';

/** SQL: whether an open order has the stone with this id. */
const isInOpenOrder = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from stock_allocation a where a.item_type = ${sql.lit(ItemType.DIAMOND)} and a.item_id = ${id} and not a.is_sold)`;

registerCommitment('diamond', isInOpenOrder);

type OfferRow = DescribedDiamond & Omit<Offer, 'itemType' | 'description'>;

/** One query, whatever the number of stones. The table is `d` in the condition. */
async function readOffers(ctx: RequestContext, condition: RawBuilder<boolean>): Promise<Offer[]> {
  const viewer = await viewerOf(ctx);
  const price = priceFor(viewer);
  // A stone in an open order is gone for everybody, its buyer included: he has ordered it already.
  const { rows } = await sql<OfferRow>`
    select d.id as "itemId", d.stock_id as "stockId", d.line_set as "lineSet", d.shape_id as "shapeId",
      d.color_id as "colorId", d.clarity_id as "clarityId", d.laboratory_id as "laboratoryId",
      d.certificate_no as "certificateNo", d.parcel_stones as "parcelStones",
      round(d.carats / d.parcel_stones, 3) as carats, ${price.perCarat} as "pricePerCarat", ${price.unit} as "totalPrice",
      case when ${isInOpenOrder(sql`d.id`)} then ${sql.lit(Availability.GONE)} else ${availabilityTo(viewer)} end as availability
    from diamond d where ${visibleTo(viewer)} and ${condition} order by d.id`.execute(ctx.em.getKysely());
  return rows.map((row) => ({ ...row, itemType: ItemType.DIAMOND, description: describeDiamond(row) }));
}

const unitOf = (diamond: Diamond): StockUnit => ({
  itemId: diamond.id,
  isForSaleTo: (userId, now) => diamond.isForSaleTo(userId, now),
  reserve: (userId) => diamond.holdFor(userId, null),
  release(buyerId) {
    const isStillOurs = diamond.status === StockStatus.HOLD && (diamond.holdUserId ?? buyerId) === buyerId;
    if (isStillOurs) diamond.release();
  },
  sell: () => diamond.sell(),
  reopen: () => {
    diamond.isActive = true;
  },
});

/** Single stones, and line sets: one row per stone, sold as one. */
export const diamondSellable: Sellable = {
  itemType: ItemType.DIAMOND,
  offers: (ctx, ids) => readOffers(ctx, sql`d.id = any(${ids})`),
  async offersWithSets(ctx, ids) {
    // What has been sold is no part of the set any more, though administrators still see it.
    const itsSets = sql`select d.line_set from diamond d where d.id = any(${ids}) and ${visibleTo(await viewerOf(ctx))}`;
    return readOffers(ctx, sql`(d.id = any(${ids}) or (d.is_active and d.line_set in (${itsSets})))`);
  },
  lines: diamondLines,
  lock: async (em, ids) => (await lockDiamonds(em, ids)).map(unitOf),
};

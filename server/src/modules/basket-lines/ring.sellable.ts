import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { sumOf } from '../../kernel/values/money.ts';
import { viewerOf } from '../accounts/index.ts';
import { Availability, genericDiamonds, ringSettings } from '../catalogue/index.ts';
import { clarities, colors, shapes } from '../reference-data/index.ts';
import { AllocatedStock } from '../reservations/index.ts';
import { ringsVisibleTo } from '../ring-builder/index.ts';
import { CompletedRingLine, EngagementRingLine } from './basket-line.type.ts';
import { diamondSellable } from './diamond.sellable.ts';
import { ItemType } from './item-type.ts';
import { byWanted, type Offer, type Sellable, type Wanted } from './sellable.ts';
import { singleLines } from './single-lines.ts';

/** A ring of the caller with its setting. */
interface RingRow {
  readonly itemId: number;
  readonly stoneId: number;
  readonly ringSize: number | null;
  readonly engraving: string | null;
  readonly settingNumber: string;
  readonly settingName: string;
  readonly settingPrice: string;
  readonly isSettingActive: boolean;
}

/** Those of the caller's rings, or for administrators of anybody's, whose setting he may see. */
async function readRings(
  ctx: RequestContext,
  table: 'engagement_ring' | 'completed_ring',
  stone: 'diamond_id' | 'generic_diamond_id',
  wanted: readonly Wanted[],
): Promise<readonly RingRow[]> {
  const viewer = await viewerOf(ctx);
  const { rows } = await sql<RingRow>`
    select r.id as "itemId", ${sql.ref(`r.${stone}`)} as "stoneId", r.ring_size as "ringSize", r.engraving,
      d.stock_number as "settingNumber", d.name as "settingName",
      ${ringSettings.readNamed('price', viewer)} as "settingPrice", d.is_active as "isSettingActive"
    from ${sql.table(table)} r join ring_setting d on d.id = r.ring_setting_id
    where ${ringsVisibleTo(viewer)} and ${ringSettings.visibleTo(viewer)}
      and r.id = any(${wanted.map(({ itemId }) => itemId)})
    order by r.id`.execute(ctx.em.getKysely());
  return rows;
}

/** A stone as a part of a ring. */
interface RingStone {
  readonly description: string;
  readonly carats: string | null;
  readonly totalPrice: string;
  readonly availability: Availability;
  readonly pair?: Offer['pair'];
}

const ringOffer = (itemType: ItemType, ring: RingRow, stone: RingStone): Offer => ({
  itemType,
  itemId: ring.itemId,
  stockId: ring.settingNumber,
  description: [
    `${ring.settingNumber}: ${ring.settingName} with ${stone.description}`,
    ring.ringSize === null ? '' : `size ${ring.ringSize}`,
    ring.engraving === null ? '' : `engraved “${ring.engraving}”`,
  ]
    .filter(Boolean)
    .join(', '),
  lineSet: null,
  pair: stone.pair ?? null,
  numberOfStones: null,
  carats: stone.carats,
  pricePerCarat: null,
  totalPrice: sumOf([ring.settingPrice, stone.totalPrice]),
  availability: ring.isSettingActive ? stone.availability : Availability.GONE,
});

/** A setting with a diamond: the diamond is one of a kind, the setting is made to order. */
export const engagementRingSellable: Sellable = {
  itemType: ItemType.ENGAGEMENT_RING,
  async offers(ctx, wanted) {
    const rings = await readRings(ctx, 'engagement_ring', 'diamond_id', wanted);
    const stones = rings.map(({ stoneId }) => ({ itemId: stoneId, numberOfStones: null, carats: null }));
    const found = [...(await diamondSellable.offers(ctx, stones)).values()];
    const stoneOf = new Map(found.map((stone) => [stone.itemId, stone]));
    return byWanted(wanted, rings, (ring) => {
      const stone = stoneOf.get(ring.stoneId);
      // A stone of a line set is only sold with the set.
      const isAlone = stone?.lineSet === null;
      return (
        stone &&
        ringOffer(ItemType.ENGAGEMENT_RING, ring, isAlone ? stone : { ...stone, availability: Availability.GONE })
      );
    });
  },
  lines: singleLines((facts) => new EngagementRingLine(facts)),
  async claims(em, wanted) {
    const { rows } = await sql<{ itemId: number; diamondId: number }>`
      select id as "itemId", diamond_id as "diamondId" from engagement_ring
      where id = any(${wanted.map(({ itemId }) => itemId)})`.execute(em.getKysely());
    return byWanted(wanted, rows, ({ diamondId }) => ({
      itemType: AllocatedStock.DIAMONDS,
      itemId: diamondId,
      stones: null,
      carats: null,
    }));
  },
};

interface GenericStoneRow {
  readonly id: number;
  readonly isActive: boolean;
  readonly shapeId: number;
  readonly colorId: number | null;
  readonly clarityId: number | null;
  readonly carats: string;
  readonly totalPrice: string;
}

const describeGeneric = ({ shapeId, colorId, clarityId, carats }: GenericStoneRow): string =>
  [
    `${shapes.byId.get(shapeId)?.label ?? ''} ${Number(carats)} ct`,
    [
      colorId === null ? undefined : colors.byId.get(colorId)?.label,
      clarityId === null ? undefined : clarities.byId.get(clarityId)?.label,
    ]
      .filter(Boolean)
      .join(' '),
  ]
    .filter(Boolean)
    .join(' ');

/** A setting with a stone that is not graded by itself: all of it is made to order. */
export const completedRingSellable: Sellable = {
  itemType: ItemType.COMPLETED_RING,
  async offers(ctx, wanted) {
    const rings = await readRings(ctx, 'completed_ring', 'generic_diamond_id', wanted);
    const viewer = await viewerOf(ctx);
    const perCarat = genericDiamonds.readNamed('pricePerCarat', viewer);
    const { rows } = await sql<GenericStoneRow>`
      select d.id, d.is_active as "isActive", d.shape_id as "shapeId", d.color_id as "colorId",
        d.clarity_id as "clarityId", d.carats_from as carats, round(${perCarat} * d.carats_from, 2) as "totalPrice"
      from generic_diamond d
      where ${genericDiamonds.visibleTo(viewer)} and d.id = any(${rings.map(({ stoneId }) => stoneId)})`.execute(
      ctx.em.getKysely(),
    );
    const stoneOf = new Map(rows.map((stone) => [stone.id, stone]));
    return byWanted(wanted, rings, (ring) => {
      const stone = stoneOf.get(ring.stoneId);
      if (!stone) return undefined;
      const availability = stone.isActive ? Availability.FOR_SALE : Availability.GONE;
      return ringOffer(ItemType.COMPLETED_RING, ring, { ...stone, description: describeGeneric(stone), availability });
    });
  },
  lines: singleLines((facts) => new CompletedRingLine(facts)),
  claims: async (_em, wanted) => new Map(wanted.map((ring) => [ring, null])),
};

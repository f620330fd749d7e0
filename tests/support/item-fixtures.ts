import { type RawBuilder, sql } from 'kysely';
import { createStone } from './stones.ts';
import type { TestApp } from './test-app.ts';

/**
 * IDs of one available item of every kind, including ring settings and generic diamonds. The comments on the fields
 * state the prices.
 */
export interface Items {
  /** Round diamond of one carat. Price: 1,000. */
  diamondId: number;
  /** Parcel of ten round diamonds of half a carat. Price: 500 per stone. */
  parcelId: number;
  /** Melee lot of 100 carats. Price: 400 per carat. */
  meleeId: number;
  /** Ring setting for round diamonds of 0.5 to 1.5 carats, in sizes 4 to 9. Price: 950. */
  ringSettingId: number;
  /** Round generic diamond of one carat. Price: 3,000. */
  genericDiamondId: number;
  /** 1,800. */
  eternityRingId: number;
  /** 2,400. */
  braceletId: number;
  /** One-of-a-kind piece of jewelry. Price: 1,200. */
  jewelleryPieceId: number;
  /** 5,000. */
  customNecklaceId: number;
}

let nextSerial = 0;

/** Inserts one item of every kind into the database. */
export async function createItems(app: TestApp): Promise<Items> {
  const serial = ++nextSerial;
  const add = async (insert: RawBuilder<{ id: number }>): Promise<number> => {
    const { rows } = await insert.execute(app.em().getKysely());
    return rows[0]?.id ?? 0;
  };
  return {
    diamondId: await createStone(app),
    parcelId: await createStone(app, { carats: '5', parcelStones: 10 }),
    meleeId: await add(sql`
      insert into melee (stock_number, carats, color, price_per_carat) values (${`ME-${serial}`}, 100, 3, 400) returning id`),
    ringSettingId: await add(sql`
      insert into ring_setting (stock_number, name, price, shape_ids, carats_from, carats_to, ring_size_from, ring_size_to)
      values (${`RS-${serial}`}, 'Solitaire', 950, '{1}', 0.5, 1.5, 4, 9) returning id`),
    genericDiamondId: await add(sql`
      insert into generic_diamond (stock_number, shape_id, carats_from, price_per_carat)
      values (${`GD-${serial}`}, 1, 1, 3000) returning id`),
    eternityRingId: await add(sql`
      insert into eternity_ring (stock_number, name, shape_id, price)
      values (${`ET-${serial}`}, 'Classic band', 1, 1800) returning id`),
    braceletId: await add(sql`
      insert into bracelet (stock_number, name, color, size, price)
      values (${`BR-${serial}`}, ${`tennis-${serial}`}, 'White Gold', 'M', 2400) returning id`),
    jewelleryPieceId: await add(sql`
      insert into jewellery_piece (stock_number, title, type, total_price)
      values (${`JW-${serial}`}, 'Toi et moi', 'ring', 1200) returning id`),
    customNecklaceId: await add(sql`
      insert into custom_necklace (stock_number, name, price) values (${`CN-${serial}`}, 'Riviera', 5000) returning id`),
  };
}

/** Kind of item, with the input that adds the item to a list through GraphQL, and the resulting line. */
export interface Kind {
  readonly name: string;
  readonly item: (items: Items) => Record<string, unknown>;
  readonly line: string;
  readonly price: number;
  /** Item type as a number, as used in REST. */
  readonly itemType: number;
}

/** All kinds of items that are for sale. */
export const kinds: readonly Kind[] = [
  { name: 'diamond', item: ({ diamondId }) => ({ diamondId }), line: 'DiamondLine', price: 1_000, itemType: 1 },
  {
    name: 'stones of a parcel',
    item: ({ parcelId }) => ({ parcel: { diamondId: parcelId, numberOfStones: 4, ringSize: '6½' } }),
    line: 'ParcelLine',
    price: 2_000,
    itemType: 1,
  },
  {
    name: 'melee',
    item: ({ meleeId }) => ({ melee: { meleeId, carats: 2.5, numberOfStones: 80 } }),
    line: 'MeleeLotLine',
    price: 1_000,
    itemType: 2,
  },
  {
    name: 'engagement ring',
    item: ({ ringSettingId, diamondId }) => ({
      engagementRing: { ringSettingId, diamondId, ringSize: 6.5, engraving: 'For ever' },
    }),
    line: 'EngagementRingLine',
    price: 1_950,
    itemType: 4,
  },
  {
    name: 'completed ring',
    item: ({ ringSettingId, genericDiamondId }) => ({ completedRing: { ringSettingId, genericDiamondId } }),
    line: 'CompletedRingLine',
    price: 3_950,
    itemType: 5,
  },
  {
    name: 'eternity ring',
    item: ({ eternityRingId }) => ({ eternityRingId }),
    line: 'EternityRingLine',
    price: 1_800,
    itemType: 6,
  },
  { name: 'bracelet', item: ({ braceletId }) => ({ braceletId }), line: 'BraceletLine', price: 2_400, itemType: 7 },
  {
    name: 'jewellery',
    item: ({ jewelleryPieceId }) => ({ jewelleryPieceId }),
    line: 'JewelleryLine',
    price: 1_200,
    itemType: 8,
  },
  {
    name: 'custom necklace',
    item: ({ customNecklaceId }) => ({ customNecklaceId }),
    line: 'CustomNecklaceLine',
    price: 5_000,
    itemType: 9,
  },
];

/** Returns the stock data that orders change. A parcel that is fully reserved by orders has the status on hold. */
export async function stockOf(app: TestApp, items: Items): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select d.status as diamond, d.is_active as "isDiamondActive", d.hold_user_id as "diamondHolder",
      p.parcel_stones as "parcelStones", p.carats::float8 as "parcelCarats",
      case when p.status = 1 and p.promised_stones = p.parcel_stones then 2 else p.status end as parcel, m.carats::float8 as melee,
      j.status as jewellery, j.sold_for::float8 as "soldFor"
    from diamond d, diamond p, melee m, jewellery_piece j
    where d.id = ${items.diamondId} and p.id = ${items.parcelId} and m.id = ${items.meleeId}
      and j.id = ${items.jewelleryPieceId}`.execute(app.em().getKysely());
  return rows[0] ?? {};
}

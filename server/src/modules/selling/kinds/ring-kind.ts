import type { EntityClass } from '@mikro-orm/postgresql';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import Type from 'typebox';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import {
  offerOfRing,
  type RingBuilderTables,
  type RingParts,
  type RingTable,
  ringsById,
  ringsVisibleTo,
  stoneOf,
  storeRings,
} from '../../ring-builder/index.ts';
import type { StockType } from '../../stock/index.ts';
import type { Availability } from '../../stock/values/index.ts';
import { ringSettings } from '../../stock-types/ring-settings/index.ts';
import { columnsOf, queryIn } from '../database.ts';
import { type ReadSnapshots, ringSnapshots } from '../snapshots/item-snapshot.ts';
import { type ItemField, idField } from './item-field.ts';
import type { ItemKind, ItemView, RestDetails, StockRef } from './item-kind.ts';
import { itemOfLine, plainLine, singleLines } from './item-line.ts';
import { idsOf, type Offer, type RequestedItem } from './offer.ts';

/** Differences between the two kinds of rings, which consist of a setting and a stone. */
interface RingFacts extends Pick<ItemKind, 'reservations'> {
  readonly itemType: number;
  readonly noun: string;
  readonly table: RingTable;
  readonly entity: EntityClass<object>;
  /** Name in GraphQL, such as `engagementRing`. */
  readonly graphqlName: string;
  readonly view: ItemView;
  readonly line: { readonly name: string; readonly description: string };
  /** Input field for a new ring, and description of the input field for an existing ring. */
  readonly newRingField: ItemField;
  readonly existing: string;
  /**
   * REST field names for the stone of a ring in an order, and for the setting and the stone of a ring in a wishlist.
   */
  readonly rest: { readonly stoneId: string; readonly wishedSettingId: string; readonly wishedStoneId: string };
  /** Reads the stone data that orders store, by ID. */
  readonly stoneSnapshots: ReadSnapshots;
  readonly stoneType: StockType;
  /** Reads the stones that the caller may see, by ID. */
  stones(ctx: RequestContext, ids: readonly number[]): Promise<ReadonlyMap<number, RingStone>>;
}

export interface RingStone {
  readonly description: string;
  readonly carats: string | null;
  readonly totalPrice: string;
  readonly availability: Availability;
  readonly orderId?: number | null;
  readonly pair?: Offer['pair'];
}

/** Ring with its setting. The ring belongs to the caller or is not stored yet. */
interface RingRow {
  /** Null if the ring is not stored yet. */
  readonly itemId: number | null;
  /** Position among the rings that are not stored yet, starting at 1. Null for stored rings. */
  readonly position: number | null;
  readonly stoneId: number;
  readonly ringSize: number | null;
  readonly engraving: string | null;
  readonly settingNumber: string;
  readonly settingName: string;
  readonly settingPrice: string;
  readonly settingAvailability: Availability;
}

interface RingColumns extends Omit<Selectable<RingBuilderTables[RingTable]>, 'id'> {
  readonly id: number | null;
  readonly stone_id: number;
  readonly position: `${number}` | null;
}

const r = columnsOf('engagement_ring', 'r');

/**
 * Reads rings whose setting the caller may see: the caller's own rings or, for administrators, any rings. Runs one
 * query.
 */
async function readRings(
  ctx: RequestContext,
  table: RingTable,
  requested: readonly RequestedItem[],
): Promise<ReadonlyMap<RequestedItem, RingRow>> {
  const viewer = await viewerOf(ctx);
  const unstoredItems = requested.filter(({ parts }) => parts !== null);
  const parts = unstoredItems.flatMap((item) => item.parts ?? []);
  const rings = sql<RingColumns>`(
    select ${r('id')}, null as position, ${r('ring_setting_id')}, ${stoneOf[table]} as stone_id, ${r('ring_size')}, ${r('engraving')}
    from ${sql.table(table)} r where ${ringsVisibleTo(viewer)} and ${r('id')} = ${anyOf(idsOf(requested))}
    union all
    select null, n.position, n.ring_setting_id, n.stone_id, n.ring_size, n.engraving
    from unnest(${parts.map(({ ringSettingId }) => ringSettingId)}::int[], ${parts.map(({ stoneId }) => stoneId)}::int[],
      ${parts.map(({ ringSize }) => ringSize)}::float8[], ${parts.map(({ engraving }) => engraving)}::text[])
      with ordinality n (ring_setting_id, stone_id, ring_size, engraving, position))`;
  const rows: readonly RingRow[] = await queryIn(ctx.em)
    .selectFrom(rings.as('r'))
    .innerJoin('ring_setting as d', 'd.id', 'r.ring_setting_id')
    .select((ring) => [
      'r.id as itemId',
      ring.cast<number | null>('r.position', 'integer').as('position'),
      'r.stone_id as stoneId',
      'r.ring_size as ringSize',
      'r.engraving',
      'd.stock_number as settingNumber',
      'd.name as settingName',
      ringSettings.readNamed('price', viewer).as('settingPrice'),
      ringSettings.readNamed('availability', viewer).as('settingAvailability'),
    ])
    .where(ringSettings.visibleTo(viewer))
    .orderBy('r.id')
    .execute();
  const stored = new Map(rows.map((row) => [row.itemId, row]));
  const newRings = new Map(rows.map((row) => [row.position, row]));
  return new Map(
    requested.flatMap((item) => {
      const row = item.parts ? newRings.get(unstoredItems.indexOf(item) + 1) : item.itemId && stored.get(item.itemId);
      return row ? [[item, row] as const] : [];
    }),
  );
}

const nullable = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

function restOf({ table, graphqlName, rest }: RingFacts): RestDetails {
  const { stoneId, wishedSettingId, wishedStoneId } = rest;
  const part =
    (column: RawBuilder<number>): NonNullable<RestDetails['parts']>[string] =>
    (id) =>
      sql`(select ${column} from ${sql.table(table)} r where ${r('id')} = ${id})`;
  const ring = jsonBuildObject({
    id: r('id'),
    ringSettingId: r('ring_setting_id'),
    [stoneId]: stoneOf[table],
    ringSize: r('ring_size'),
    engraving: r('engraving'),
  });
  return {
    isInRows: true,
    parts: { [wishedSettingId]: part(r('ring_setting_id')), [wishedStoneId]: part(stoneOf[table]) },
    inOrders: {
      name: graphqlName,
      schema: Type.Object(
        {
          id: Type.Integer(),
          ringSettingId: Type.Integer(),
          [stoneId]: Type.Integer(),
          ringSize: nullable(Type.Number()),
          engraving: nullable(Type.String()),
        },
        { additionalProperties: false },
      ),
      json: sql`(
        select ${ring}
        from ${sql.table(table)} r where ${r('id')} = ${sql.ref(`l.${table}_id`)})`,
    },
  };
}

/** Creates a kind of ring whose setting is made to order. */
export function ringKind(facts: RingFacts): ItemKind {
  const { itemType, noun, table, entity, graphqlName, view, line, newRingField, existing, stones, reservations } =
    facts;
  const { stoneSnapshots, stoneType } = facts;
  const partsOf = async (ctx: RequestContext, ids: readonly number[]) =>
    new Map((await ringsById(ctx, table, ids)).map((ring) => [ring.id, ring]));
  const Line = plainLine(line.name, line.description);
  return {
    itemType,
    noun,
    reference: `${graphqlName}Id`,
    column: `${table}_id`,
    entity,
    notFound: 'ITEM_NOT_FOUND',
    fields: [newRingField, idField(`${graphqlName}Id`, existing)],
    view,
    lineResolvers: [itemOfLine(Line, graphqlName, view)],
    rest: restOf(facts),
    async offers(ctx, requested) {
      const rings = await readRings(ctx, table, requested);
      const stoneOf = await stones(
        ctx,
        [...rings.values()].map(({ stoneId }) => stoneId),
      );
      return new Map(
        [...rings].flatMap(([ring, row]) => {
          const stone = stoneOf.get(row.stoneId);
          return stone ? [[ring, { ...offerOf(row, stone), itemType, parts: ring.parts }] as const] : [];
        }),
      );
    },
    store: (ctx, parts) => storeRings(ctx, table, parts),
    partsOf,
    async stockOf(ctx, rings) {
      const stored = await partsOf(ctx, idsOf(rings));
      return new Map(
        rings.flatMap((ring) => {
          const parts = ring.parts ?? (ring.itemId === null ? undefined : stored.get(ring.itemId));
          return parts ? [[ring, stockOfRing(parts, stoneType)] as const] : [];
        }),
      );
    },
    lines: singleLines((item) => new Line(item)),
    snapshots: ringSnapshots(table, stoneSnapshots),
    reservations,
  };
}

const stockOfRing = ({ ringSettingId, stoneId }: RingParts, stoneType: StockType): readonly StockRef[] => [
  { type: stoneType, id: stoneId },
  { type: ringSettings, id: ringSettingId },
];

const offerOf = (ring: RingRow, stone: RingStone): Omit<Offer, 'itemType' | 'parts'> => ({
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
  ...offerOfRing({ totalPrice: ring.settingPrice, availability: ring.settingAvailability }, stone),
});

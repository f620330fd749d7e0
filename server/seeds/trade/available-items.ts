import { type RawBuilder, sql } from 'kysely';
import type { BasketItemInput } from '../../src/modules/selling/items/index.ts';
import type { DemoDeps } from '../demo-context.ts';

/**
 * Number of items by kind. The kind is the stock number prefix for diamonds and jewelry, and the item type for other
 * items. A complete line set counts as one `L`.
 */
export type ItemCounts = Readonly<Record<string, number>>;

interface AvailableItem {
  readonly kind: string;
  readonly item: BasketItemInput;
}

const isAvailable = sql`d.is_active and d.status = 1`;

/** Query for diamonds. Only the first diamond of a line set is selected, because adding it adds the complete set. */
const diamondQuery = sql<AvailableItem>`
  select split_part(d.stock_id, '-', 1) as kind,
    case when d.parcel_stones > 1
      then json_build_object('parcel', json_build_object('diamondId', d.id, 'numberOfStones', 6, 'ringSize', '6.5'))
      else json_build_object('diamondId', d.id) end as item
  from diamond d
  where ${isAvailable} and (d.line_set is null or not exists (
    select from diamond before where before.line_set = d.line_set and before.stock_id < d.stock_id))
  order by d.stock_id`;

const jewelleryQuery = sql<AvailableItem>`
  select split_part(d.stock_number, '-', 1) as kind, json_build_object('jewelleryPieceId', d.id) as item
  from jewellery_piece d where d.is_active and d.status = 'Available' and d.price is not null order by d.stock_number`;

const meleeQuery = sql<AvailableItem>`
  select 'melee' as kind, json_build_object('melee', json_build_object('meleeId', d.id, 'carats', 2.5)) as item
  from melee d where d.is_active order by d.stock_number`;

/** Returns the query for rings: every tenth setting with a suitable diamond. */
const createRingQuery = (kind: string, diamondField: string, candidates: RawBuilder<unknown>) => sql<AvailableItem>`
  select ${sql.lit(kind)} as kind, json_build_object(${sql.lit(kind)}, json_build_object('ringSettingId', s.id,
    ${sql.lit(diamondField)}, d.id, 'ringSize', 6.5, 'engraving', 'Amor vincit omnia')) as item
  from (select *, row_number() over (order by stock_number) as position from ring_setting) s
  cross join lateral (${candidates}) d
  where s.position % 10 = 1 order by s.stock_number`;

const fitsSetting = (lowerColumn: string, upperColumn: string) => sql`
  g.is_active and g.shape_id = any(s.shape_ids) and ${sql.ref(`g.${lowerColumn}`)} >= s.carats_from
  and ${sql.ref(`g.${upperColumn}`)} <= s.carats_to`;

/** Takes diamonds from the end of the stock, because single diamonds are taken from the start. */
const engagementRingQuery = createRingQuery(
  'engagementRing',
  'diamondId',
  sql`select g.id from diamond g where ${fitsSetting('carats', 'carats')} and g.status = 1 and g.stock_id ~ '^[WS]-'
    order by g.stock_id desc offset s.position limit 1`,
);
const completedRingQuery = createRingQuery(
  'completedRing',
  'genericDiamondId',
  sql`select g.id from generic_diamond g where ${fitsSetting('carats_from', 'carats_to')} order by g.stock_number limit 1`,
);

/** Returns the query for a made-to-order type. */
const createMadeToOrderQuery = (kind: string, table: string, idField: string) => sql<AvailableItem>`
  select ${sql.lit(kind)} as kind, json_build_object(${sql.lit(idField)}, d.id) as item
  from ${sql.table(table)} d where d.is_active order by d.stock_number`;

const queries = [
  diamondQuery,
  jewelleryQuery,
  meleeQuery,
  engagementRingQuery,
  completedRingQuery,
  createMadeToOrderQuery('eternityRing', 'eternity_ring', 'eternityRingId'),
  createMadeToOrderQuery('bracelet', 'bracelet', 'braceletId'),
  createMadeToOrderQuery('customNecklace', 'custom_necklace', 'customNecklaceId'),
];

/** Available items, ordered by stock number. Each item is returned only once. */
export class AvailableItems {
  readonly #items: AvailableItem[];

  private constructor(items: AvailableItem[]) {
    this.#items = items;
  }

  static async load({ orm }: DemoDeps): Promise<AvailableItems> {
    const database = orm.em.fork().getKysely();
    const items: AvailableItem[] = [];
    for (const query of queries) items.push(...(await query.execute(database)).rows);
    return new AvailableItems(items);
  }

  take(counts: ItemCounts): BasketItemInput[] {
    return Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => this.#next(kind)));
  }

  #next(kind: string): BasketItemInput {
    const index = this.#items.findIndex((available) => available.kind === kind);
    const [next] = index === -1 ? [] : this.#items.splice(index, 1);
    if (!next) throw new Error(`not enough demo items of kind ${kind}`);
    return next.item;
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { itemIdIn, itemKinds } from '../selling/index.ts';

/** A wish as it lies in the database. */
export interface WishRow {
  readonly id: number;
  readonly itemType: number;
  /** The item, among those of its kind. */
  readonly itemId: number;
  readonly numberOfStones: number | null;
  readonly carats: number | null;
  readonly ringSize: string | null;
  /** Ids of what the item is made of, by the names that REST has for them. */
  readonly parts: Readonly<Record<string, number | null>>;
  /** As PostgreSQL writes it in JSON. */
  readonly createdAt: string;
}

const parts = itemKinds.flatMap(({ column, rest }) =>
  Object.entries(rest?.parts ?? {}).map(([name, of]) => sql`${sql.lit(name)}, ${of(sql.ref(`w.${column}`))}`),
);

/** The names of those ids. */
export const wishedPartNames: readonly string[] = itemKinds.flatMap(({ rest }) => Object.keys(rest?.parts ?? {}));

/** SQL: the wish `w` as JSON. */
export const wishJson = sql<WishRow>`json_build_object(
  'id', w.id, 'itemType', w.item_type, 'itemId', ${itemIdIn('w')}, 'numberOfStones', w.number_of_stones,
  'carats', w.carats, 'ringSize', w.ring_size, 'parts', json_build_object(${sql.join(parts)}), 'createdAt', w.created_at)`;

/** Wishes `w` that meet a condition, in the order in which they were made. */
export async function readWishes(em: EntityManager, where: RawBuilder<boolean>): Promise<WishRow[]> {
  // From the primary database: whoever has just made a wish wants to see it.
  const { rows } = await sql<{ wish: WishRow }>`
    select ${wishJson} as wish from wishlist_item w where ${where} order by w.id`.execute(
    em.getKysely({ type: 'write' }),
  );
  return rows.map(({ wish }) => wish);
}

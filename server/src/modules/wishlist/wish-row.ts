import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Condition } from '../../platform/database/statements/statements.ts';
import { itemIdIn } from '../selling/items/index.ts';
import { itemKinds } from '../selling/kinds/index.ts';
import { columnsOf, queryIn } from './database.ts';

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

/** SQL: ids of what the item of the wish `w` is made of, as the kinds tell them, in one JSON object. */
const parts = sql<WishRow['parts']>`json_build_object(${sql.join(
  itemKinds.flatMap(({ column, rest }) =>
    Object.entries(rest?.parts ?? {}).map(([name, of]) => sql`${sql.lit(name)}, ${of(sql.ref(`w.${column}`))}`),
  ),
)})`;

/** The names of those ids. */
export const wishedPartNames: readonly string[] = itemKinds.flatMap(({ rest }) => Object.keys(rest?.parts ?? {}));

const w = columnsOf('wishlist_item', 'w');

/** SQL: the wish `w` as JSON. */
export const wishJson = jsonBuildObject({
  id: w('id'),
  itemType: w('item_type'),
  // What is deleted takes the wish with it.
  itemId: itemIdIn('w').$notNull(),
  numberOfStones: w('number_of_stones'),
  carats: w('carats'),
  ringSize: w('ring_size'),
  parts,
  createdAt: w('created_at'),
});

/** Wishes `w` that meet a condition, in the order in which they were made. */
export async function readWishes(em: EntityManager, where: Condition): Promise<WishRow[]> {
  // From the primary database: whoever has just made a wish wants to see it.
  const wishes = queryIn(em, { type: 'write' }).selectFrom('wishlist_item as w').select(wishJson.as('wish'));
  const rows = await wishes.where(where).orderBy('w.id').execute();
  return rows.map(({ wish }) => wish);
}

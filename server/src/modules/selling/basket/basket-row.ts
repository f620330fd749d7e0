import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { queryIn } from '../database.ts';
import { itemIdIn } from '../items/item-reference.ts';
import type { LineRow } from '../kinds/basket-line.type.ts';
import type { Amount } from '../kinds/offer.ts';
import type { BasketItem } from './basket-item.entity.ts';

/** Table of wishlist items or cart items. */
export type BasketTable = EntityClass<BasketItem>;

export interface BasketRow extends LineRow, Amount {
  readonly userId: number;
  readonly itemType: number;
}

/** Row as returned by the database driver, with timestamps as text. */
type ReadRow = Omit<BasketRow, 'createdAt'> & { readonly createdAt: string };

/** SQL: table name of a list. */
export const nameOf = (em: EntityManager, table: BasketTable) => sql.table(em.getMetadata().get(table).tableName);

export const basketColumns: RawBuilder<ReadRow> = sql`b.id, b.user_id as "userId", b.item_type as "itemType",
  ${itemIdIn('b')} as "itemId", b.number_of_stones as "numberOfStones", b.carats, b.ring_size as "ringSize",
  b.line_set as "lineSet", b.description, b.price_when_added as "priceWhenAdded", b.created_at as "createdAt"`;

export const basketRow = (row: ReadRow): BasketRow => ({ ...row, createdAt: new Date(row.createdAt) });

/**
 * Reads a user's list, oldest rows first. Reads from the primary database, so that the result includes rows that were
 * just added.
 */
export async function readBasket(em: EntityManager, table: BasketTable, userId: number): Promise<BasketRow[]> {
  const { rows } = await sql<ReadRow>`
    select ${basketColumns} from ${nameOf(em, table)} b where b.user_id = ${userId} order by b.id`.execute(
    queryIn(em, { type: 'write' }),
  );
  return rows.map(basketRow);
}

/**
 * SQL: the rows of a user's list as JSON, to be converted with {@link basketRow}. Locks the rows until the
 * transaction ends.
 */
export const lockedBasket = (
  em: EntityManager,
  table: BasketTable,
  userId: number,
): RawBuilder<readonly ReadRow[]> => sql`(
  select coalesce(json_agg(to_jsonb(b) || jsonb_build_object('carats', b.carats::text, 'priceWhenAdded', b."priceWhenAdded"::text)
    order by b.id), '[]')
  from (select ${basketColumns} from ${nameOf(em, table)} b where b.user_id = ${userId} order by b.id for no key update) b)`;

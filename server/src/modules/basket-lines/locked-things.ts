import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Addition } from './basket.ts';
import { tableOf } from './item-reference.ts';
import { referenceOf } from './item-type.ts';
import { sellables } from './sellables.ts';

/**
 * Additions whose things somebody is about to delete or has locked against everything: a row that points at them would
 * have to wait. The others cannot be locked like that until the transaction ends. One query per kind; waits for nobody.
 */
export async function lockedBySomebody<A extends Addition>(em: EntityManager, additions: readonly A[]): Promise<A[]> {
  const locked: A[] = [];
  for (const { itemType } of sellables) {
    const ofType = additions.filter(({ offer }) => offer.itemType === itemType);
    if (ofType.length === 0) continue;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tableOf(em, referenceOf[itemType]))}
      where id = any(${ofType.map(({ offer }) => offer.itemId)}) for key share skip locked`.execute(em.getKysely());
    const free = new Set(rows.map(({ id }) => id));
    locked.push(...ofType.filter(({ offer }) => !free.has(offer.itemId)));
  }
  return locked;
}

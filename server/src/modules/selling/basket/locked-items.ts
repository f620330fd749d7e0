import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { StoredItem } from '../items/store-items.ts';
import { itemKinds } from '../kinds/kinds.ts';

/**
 * Items to put in that somebody is about to delete or has locked against everything: a row that points at them would have
 * to wait. The others cannot be locked like that until the transaction ends. One query per kind; waits for nobody.
 */
export async function lockedBySomebody(em: EntityManager, items: readonly StoredItem[]): Promise<StoredItem[]> {
  const locked: StoredItem[] = [];
  for (const { itemType, entity } of itemKinds) {
    const ofKind = items.filter(({ offer }) => offer.itemType === itemType);
    if (ofKind.length === 0) continue;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(em.getMetadata().get(entity).tableName)}
      where id = any(${ofKind.map(({ offer }) => offer.itemId)}) for key share skip locked`.execute(em.getKysely());
    const free = new Set(rows.map(({ id }) => id));
    locked.push(...ofKind.filter(({ offer }) => !free.has(offer.itemId)));
  }
  return locked;
}

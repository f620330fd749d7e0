import type { EntityManager } from '@mikro-orm/postgresql';
import { type Selectable, sql } from 'kysely';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import type { CatalogueTables } from '../../catalogue/index.ts';
import { queryIn } from '../database.ts';
import type { StoredItem } from '../items/store-items.ts';
import { itemKinds } from '../kinds/kinds.ts';

/** What the tables of all kinds have in common; which one it is comes from the kind. */
type SoldColumns = Selectable<Pick<CatalogueTables['diamond'], 'id'>>;

/**
 * Items to put in that somebody is about to delete or has locked against everything: a row that points at them would have
 * to wait. The others cannot be locked like that until the transaction ends. One query per kind; waits for nobody.
 */
export async function lockedBySomebody(em: EntityManager, items: readonly StoredItem[]): Promise<StoredItem[]> {
  const locked: StoredItem[] = [];
  for (const { itemType, entity } of itemKinds) {
    const ofKind = items.filter(({ offer }) => offer.itemType === itemType);
    if (ofKind.length === 0) continue;
    const unlocked = queryIn(em)
      .selectFrom(sql.table<SoldColumns>(em.getMetadata().get(entity).tableName).as('d'))
      .select('d.id')
      .where('d.id', '=', anyOf(ofKind.map(({ offer }) => offer.itemId)))
      .forKeyShare()
      .skipLocked();
    const rows = await unlocked.execute();
    const free = new Set(rows.map(({ id }) => id));
    locked.push(...ofKind.filter(({ offer }) => !free.has(offer.itemId)));
  }
  return locked;
}

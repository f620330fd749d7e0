import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf } from '../../platform/database/statements/statements.ts';
import { queryIn } from './database.ts';

/** Who has placed some orders, by id: those that are there, and no tests. */
export async function placedOrders(em: EntityManager, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queryIn(em, { type: 'write' })
    .selectFrom('sales_order')
    .select(['id', 'buyer_name as buyerName'])
    .where('id', '=', anyOf(ids))
    .where('is_test', '=', false)
    .orderBy('id')
    .execute();
}

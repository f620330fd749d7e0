import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf } from '../../platform/database/statements/statements.ts';
import { queryIn } from './database.ts';

/** Who has written some messages, by id: those that are there. */
export async function receivedMessages(em: EntityManager, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queryIn(em, { type: 'write' })
    .selectFrom('contact_message')
    .select(['id', 'name'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
}

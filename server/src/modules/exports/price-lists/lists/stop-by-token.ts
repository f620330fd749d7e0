import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queryIn } from '../../database.ts';

/** Whose list has ended. */
interface StoppedList {
  readonly email: string;
  readonly name: string;
}

/** Ends the weekly list whose mails hold a token; again changes nothing. Undefined: no list has the token. */
export const stopByToken = (em: EntityManager, token: string): Promise<StoppedList | undefined> =>
  queryIn(em)
    .updateTable('price_list as p')
    .from('user_account as u')
    .set({ stopped_at: sql<string>`coalesce(p.stopped_at, now())` })
    .where('p.unsubscribe_token', '=', token)
    .whereRef('u.id', '=', 'p.user_id')
    .returning(['u.email', 'p.name'])
    .executeTakeFirst();

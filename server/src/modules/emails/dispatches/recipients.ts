import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { mayAct } from '../../accounts/index.ts';

/** SQL: whether the user `u` may be written to at all. */
const isReachable = sql<boolean>`(${mayAct} and u.is_email_confirmed)`;

/** SQL: whether the user `u` was named for the dispatch `d` … */
const isNamed = sql<boolean>`exists (
  select from email_dispatch_user n where n.dispatch_id = d.id and n.user_id = u.id)`;

/** … and has not unsubscribed from such mails; subscribing to any newsletter since means that they want them again. */
const takesNamedMail = sql<boolean>`(
  not exists (select from email_opt_out o where o.user_id = u.id)
  or exists (select from email_subscription s where s.user_id = u.id))`;

/** SQL: whether the user `u` subscribes to a newsletter that the dispatch `d` goes to. */
const isSubscribed = sql<boolean>`exists (
  select from email_dispatch_channel c join email_subscription s on s.channel_id = c.channel_id
  where c.dispatch_id = d.id and s.user_id = u.id)`;

/** SQL: whether the user `u` gets the dispatch `d`, as things are now. */
export const isRecipient: RawBuilder<boolean> = sql<boolean>`(
  ${isReachable} and (${isSubscribed} or (${isNamed} and ${takesNamedMail})))`;

/** Writes one delivery per recipient, whatever number of newsletters brings them in. Answers how many there are. */
export async function addRecipients(em: EntityManager, dispatchId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into email_delivery (dispatch_id, user_id, address, is_by_name)
    select d.id, u.id, u.email, ${isNamed} from email_dispatch d, user_account u
    where d.id = ${dispatchId} and ${isRecipient} order by u.id
    on conflict do nothing`.execute(em.getKysely());
  return Number(numAffectedRows ?? 0);
}

/** How many would get the dispatch, were it sent now. */
export async function countRecipients(em: EntityManager, dispatchId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from email_dispatch d, user_account u
    where d.id = ${dispatchId} and ${isRecipient}`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { rowCount } from '../../../platform/database/statements/statements.ts';
import { mayAct } from '../../accounts/index.ts';
import { columnsOf, queryIn } from '../database.ts';

const d = columnsOf('email_dispatch', 'd');
const u = columnsOf('user_account', 'u');
const n = columnsOf('email_dispatch_user', 'n');
const o = columnsOf('email_opt_out', 'o');
const s = columnsOf('email_subscription', 's');
const c = columnsOf('email_dispatch_channel', 'c');

/** SQL: whether the user `u` may be written to at all. */
const isReachable = sql<boolean>`(${mayAct} and ${u('is_email_confirmed')})`;

/** SQL: whether the user `u` was named for the dispatch `d` … */
const isNamed = sql<boolean>`exists (
  select from email_dispatch_user n where ${n('dispatch_id')} = ${d('id')} and ${n('user_id')} = ${u('id')})`;

/** … and has not unsubscribed from such mails; subscribing to any newsletter since means that they want them again. */
const takesNamedMail = sql<boolean>`(
  not exists (select from email_opt_out o where ${o('user_id')} = ${u('id')})
  or exists (select from email_subscription s where ${s('user_id')} = ${u('id')}))`;

/** SQL: whether the user `u` subscribes to a newsletter that the dispatch `d` goes to. */
const isSubscribed = sql<boolean>`exists (
  select from email_dispatch_channel c join email_subscription s on ${s('channel_id')} = ${c('channel_id')}
  where ${c('dispatch_id')} = ${d('id')} and ${s('user_id')} = ${u('id')})`;

/** SQL: whether the user `u` gets the dispatch `d`, as things are now. */
export const isRecipient = sql<boolean>`(
  ${isReachable} and (${isSubscribed} or (${isNamed} and ${takesNamedMail})))`;

/** Who gets a dispatch `d`: users `u`. */
const recipientsOf = (em: EntityManager, dispatchId: number) =>
  queryIn(em)
    .selectFrom(['email_dispatch as d', 'user_account as u'])
    .where('d.id', '=', dispatchId)
    .where(isRecipient);

/** Writes one delivery per recipient, whatever number of newsletters brings them in. Answers how many there are. */
export async function addRecipients(em: EntityManager, dispatchId: number): Promise<number> {
  const { numInsertedOrUpdatedRows } = await queryIn(em)
    .insertInto('email_delivery')
    .columns(['dispatch_id', 'user_id', 'address', 'is_by_name'])
    .expression(
      recipientsOf(em, dispatchId)
        .select(['d.id as dispatchId', 'u.id as userId', 'u.email', isNamed.as('isByName')])
        .orderBy('u.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** How many would get the dispatch, were it sent now. */
export async function countRecipients(em: EntityManager, dispatchId: number): Promise<number> {
  const { count } = await recipientsOf(em, dispatchId).select(rowCount.as('count')).executeTakeFirstOrThrow();
  return count;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { isBlockedNow } from '../../accounts/users/index.ts';
import { mayAct } from '../../accounts/visibility/index.ts';
import { columnsOf, queryIn } from '../database.ts';

const d = columnsOf('email_dispatch', 'd');
const u = columnsOf('user_account', 'u');
const n = columnsOf('email_dispatch_user', 'n');
const o = columnsOf('email_opt_out', 'o');
const s = columnsOf('email_subscription', 's');
const c = columnsOf('email_dispatch_channel', 'c');

/** SQL: whether the user `u` may be written to at all. */
const isReachable = sql<boolean>`(${mayAct} and ${u('is_email_confirmed')})`;

/** SQL: a user who was named has not unsubscribed from such mails; subscribing to any newsletter since means that they want them again. */
const takesNamedMail = sql<boolean>`(
  not exists (select from email_opt_out o where ${o('user_id')} = ${u('id')})
  or exists (select from email_subscription s where ${s('user_id')} = ${u('id')}))`;

/** How a mail leads to the user `u`, as SQL. */
interface Ways {
  /** They were named. */
  readonly isNamed: RawBuilder<boolean>;
  /** They subscribe to a newsletter that it goes to. */
  readonly isSubscribed: RawBuilder<boolean>;
}

/** SQL: whether somebody to whom a mail leads wants it. */
const wantsIt = ({ isNamed, isSubscribed }: Ways) =>
  sql<boolean>`(${isSubscribed} or (${isNamed} and ${takesNamedMail}))`;

/** The ways of the dispatch `d`. */
const ofDispatch: Ways = {
  isNamed: sql<boolean>`exists (
    select from email_dispatch_user n where ${n('dispatch_id')} = ${d('id')} and ${n('user_id')} = ${u('id')})`,
  isSubscribed: sql<boolean>`exists (
    select from email_dispatch_channel c join email_subscription s on ${s('channel_id')} = ${c('channel_id')}
    where ${c('dispatch_id')} = ${d('id')} and ${s('user_id')} = ${u('id')})`,
};

/** SQL: whether the user `u` gets the dispatch `d`, as things are now. */
export const isRecipient = sql<boolean>`(${isReachable} and ${wantsIt(ofDispatch)})`;

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
        .select(['d.id as dispatchId', 'u.id as userId', 'u.email', ofDispatch.isNamed.as('isByName')])
        .orderBy('u.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** Newsletters and users, by id, that a mail is meant for. */
export interface Addressees {
  readonly channelIds: readonly number[];
  readonly userIds: readonly number[];
}

/** Who of those whom a mail is meant for gets it, and who is left out, each for the first reason that there is. */
export interface RecipientCounts {
  readonly recipients: number;
  readonly blocked: number;
  readonly unapproved: number;
  readonly unconfirmed: number;
  /** Named, but wants no such mails. */
  readonly unsubscribed: number;
}

const countWhere = (condition: RawBuilder<boolean>): RawBuilder<number> =>
  sql`(count(*) filter (where ${condition}))::int`;

/** What would become of a mail, were it sent now. */
export function countRecipients(em: EntityManager, { channelIds, userIds }: Addressees): Promise<RecipientCounts> {
  const ways: Ways = {
    isNamed: sql<boolean>`${u('id')} = ${anyOf(userIds)}`,
    isSubscribed: sql<boolean>`exists (
      select from email_subscription s where ${s('user_id')} = ${u('id')} and ${s('channel_id')} = ${anyOf(channelIds)})`,
  };
  const wants = wantsIt(ways);
  return (
    queryIn(em)
      .selectFrom('user_account as u')
      .select([
        countWhere(sql`${isReachable} and ${wants}`).as('recipients'),
        countWhere(isBlockedNow).as('blocked'),
        countWhere(sql`not ${isBlockedNow} and not ${u('is_approved')}`).as('unapproved'),
        countWhere(sql`${mayAct} and not ${u('is_email_confirmed')}`).as('unconfirmed'),
        countWhere(sql`${isReachable} and not ${wants}`).as('unsubscribed'),
      ])
      // By ids, so that a mail to a few does not go through all accounts.
      .where(
        'u.id',
        'in',
        sql<number>`(select ${s('user_id')} from email_subscription s where ${s('channel_id')} = ${anyOf(channelIds)}
          union select unnest(${userIds}::int[]))`,
      )
      .executeTakeFirstOrThrow()
  );
}

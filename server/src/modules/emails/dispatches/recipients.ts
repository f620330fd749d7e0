import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { ErrorCode } from '../../../kernel/errors/catalogue.ts';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { EmailChannel, isBlockedNow, User } from '../../accounts/users/index.ts';
import { isActiveAccount } from '../../accounts/visibility/index.ts';
import { columnsOf, queryIn } from '../database.ts';
import { type AddresseesInput, EmailRecipientsInput } from './email-dispatch.input.ts';

const d = columnsOf('email_dispatch', 'd');
const u = columnsOf('user_account', 'u');
const n = columnsOf('email_dispatch_user', 'n');
const o = columnsOf('email_opt_out', 'o');
const s = columnsOf('email_subscription', 's');
const c = columnsOf('email_dispatch_channel', 'c');

/** SQL condition: the user `u` can get emails. */
const isReachable = sql<boolean>`(${isActiveAccount} and ${u('is_email_confirmed')})`;

/**
 * SQL condition: an individually selected user has not unsubscribed from bulk emails. Subscribing to a newsletter
 * later cancels the opt-out.
 */
const acceptsDirectEmail = sql<boolean>`(
  not exists (select from email_opt_out o where ${o('user_id')} = ${u('id')})
  or exists (select from email_subscription s where ${s('user_id')} = ${u('id')}))`;

/** SQL conditions for the reasons why the user `u` is a recipient. */
interface RecipientConditions {
  /** The user was selected individually. */
  readonly isNamed: RawBuilder<boolean>;
  /** The user subscribes to an addressed newsletter. */
  readonly isSubscribed: RawBuilder<boolean>;
}

/** Returns a SQL condition that is true if the user is a recipient for at least one reason. */
const isSelected = ({ isNamed, isSubscribed }: RecipientConditions) =>
  sql<boolean>`(${isSubscribed} or (${isNamed} and ${acceptsDirectEmail}))`;

/** Conditions for recipients of the dispatch `d`. */
const dispatchConditions: RecipientConditions = {
  isNamed: sql<boolean>`exists (
    select from email_dispatch_user n where ${n('dispatch_id')} = ${d('id')} and ${n('user_id')} = ${u('id')})`,
  isSubscribed: sql<boolean>`exists (
    select from email_dispatch_channel c join email_subscription s on ${s('channel_id')} = ${c('channel_id')}
    where ${c('dispatch_id')} = ${d('id')} and ${s('user_id')} = ${u('id')})`,
};

/** SQL condition: the user `u` is currently a recipient of the dispatch `d`. */
export const isRecipient = sql<boolean>`(${isReachable} and ${isSelected(dispatchConditions)})`;

/** Returns a query for the recipients `u` of a dispatch `d`. */
const recipientsOf = (em: EntityManager, dispatchId: number) =>
  queryIn(em)
    .selectFrom(['email_dispatch as d', 'user_account as u'])
    .where('d.id', '=', dispatchId)
    .where(isRecipient);

/**
 * Inserts one delivery per recipient, even if a recipient subscribes to several of the newsletters. Returns the
 * number of recipients.
 */
export async function addRecipients(em: EntityManager, dispatchId: number): Promise<number> {
  const { numInsertedOrUpdatedRows } = await queryIn(em)
    .insertInto('email_delivery')
    .columns(['dispatch_id', 'user_id', 'address', 'is_by_name'])
    .expression(
      recipientsOf(em, dispatchId)
        .select(['d.id as dispatchId', 'u.id as userId', 'u.email', dispatchConditions.isNamed.as('isByName')])
        .orderBy('u.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** IDs of the newsletters and users to which an email is addressed. */
export interface RecipientSelection {
  readonly channelIds: readonly number[];
  readonly userIds: readonly number[];
}

/** Number of recipients, and number of excluded users grouped by the first reason that applies. */
export interface RecipientCounts {
  readonly recipients: number;
  readonly blocked: number;
  readonly unapproved: number;
  readonly unconfirmed: number;
  /** Users who were selected individually but have unsubscribed. */
  readonly unsubscribed: number;
}

const countWhere = (condition: RawBuilder<boolean>): RawBuilder<number> =>
  sql`(count(*) filter (where ${condition}))::int`;

/** Counts the recipients that an email would have if it were sent now. */
export function countRecipients(
  em: EntityManager,
  { channelIds, userIds }: RecipientSelection,
): Promise<RecipientCounts> {
  const conditions: RecipientConditions = {
    isNamed: sql<boolean>`${u('id')} = ${anyOf(userIds)}`,
    isSubscribed: sql<boolean>`exists (
      select from email_subscription s where ${s('user_id')} = ${u('id')} and ${s('channel_id')} = ${anyOf(channelIds)})`,
  };
  const selected = isSelected(conditions);
  return (
    queryIn(em)
      .selectFrom('user_account as u')
      .select([
        countWhere(sql`${isReachable} and ${selected}`).as('recipients'),
        countWhere(isBlockedNow).as('blocked'),
        countWhere(sql`not ${isBlockedNow} and not ${u('is_approved')}`).as('unapproved'),
        countWhere(sql`${isActiveAccount} and not ${u('is_email_confirmed')}`).as('unconfirmed'),
        countWhere(sql`${isReachable} and not ${selected}`).as('unsubscribed'),
      ])
      // Users are filtered by ID, so that the query for an email to a few users does not scan all accounts.
      .where(
        'u.id',
        'in',
        sql<number>`(select ${s('user_id')} from email_subscription s where ${s('channel_id')} = ${anyOf(channelIds)}
          union select unnest(${userIds}::int[]))`,
      )
      .executeTakeFirstOrThrow()
  );
}

/** Returns the addressees from the input, without duplicates. */
export const addresseesOf = ({
  channelIds,
  userIds,
}: AddresseesInput): { channelIds: number[]; userIds: number[] } => ({
  channelIds: inOrder(channelIds),
  userIds: inOrder(userIds),
});

const inOrder = (ids: readonly number[] | null | undefined): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** Returns the path of the input field to report if the email would have no recipients. */
export const recipientsPath = ({ channelIds, userIds }: RecipientSelection): string =>
  channelIds.length > 0 || userIds.length === 0 ? 'channelIds' : 'userIds';

/**
 * Returns the addressed newsletters. Throws INVALID_REQUEST if there are no addressees, and ITEM_NOT_FOUND or
 * USER_NOT_FOUND for unknown addressees.
 */
export async function findAddressees(em: EntityManager, addressees: RecipientSelection): Promise<EmailChannel[]> {
  const { channelIds, userIds } = addressees;
  if (channelIds.length + userIds.length === 0) throw invalid('channelIds', 'must not be empty unless userIds is set');
  const channels = await em.find(EmailChannel, { id: { $in: [...channelIds] } });
  refuseUnknown(channelIds, channels, { code: 'ITEM_NOT_FOUND', path: 'channelIds', noun: 'channel' });
  const users = await em.find(User, { id: { $in: [...userIds] } }, { fields: ['id'] });
  refuseUnknown(userIds, users, { code: 'USER_NOT_FOUND', path: 'userIds', noun: 'user' });
  return channels;
}

/** Throws an error that names each unknown ID. */
function refuseUnknown(
  ids: readonly number[],
  existing: readonly { readonly id: number }[],
  { code, path, noun }: { code: ErrorCode; path: string; noun: string },
): void {
  const existingIds = new Set(existing.map(({ id }) => id));
  const details = ids.flatMap((id) =>
    existingIds.has(id) ? [] : [{ path, message: `the ${noun} ${id} does not exist` }],
  );
  if (details.length > 0) throw new AppError(code, { details });
}

/**
 * Counts the users who would get an email if it were sent now, and the users who would not. Throws the errors of
 * {@link findAddressees} for unknown addressees, but accepts zero recipients.
 */
export const countEmailRecipients = query(administrator, EmailRecipientsInput, async ({ em }, input) => {
  const addressees = addresseesOf(input);
  await findAddressees(em, addressees);
  return countRecipients(em, addressees);
});

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { Address } from './address.entity.ts';
import type { AddressRow } from './address-lines.ts';
import { EmailChannel } from './email-channel.entity.ts';
import { Markup } from './markup.entity.ts';
import { PageAccess } from './page-access.entity.ts';
import { User } from './user.entity.ts';

/** Markup that was read together with its user. */
export interface MarkupRow extends RowOf<Markup> {
  readonly userId: number;
}

/** Permission for a stock page that was read together with its user. */
export interface PageAccessRow extends RowOf<PageAccess> {
  readonly userId: number;
}

/** User with addresses, markups, page permissions and newsletters. One query reads any number of users. */
export interface UserRow extends RowOf<User> {
  /** The first address is the primary one. */
  readonly addresses: readonly AddressRow[];
  /** The first markup that matches an item applies. */
  readonly markups: readonly MarkupRow[];
  readonly accesses: readonly PageAccessRow[];
  readonly emailChannels: readonly RowOf<EmailChannel>[];
}

const u = columnsOf('user_account', 'u');

/** SQL condition: the account `u` is currently blocked. */
export const isBlockedNow = sql<boolean>`
  (${u('is_blocked')} and (${u('blocked_until')} is null or ${u('blocked_until')} > now()))`;

const user = conditionsOn('user_account', 'u');

const firstAddress = user
  .selectFrom('user_address')
  .select(({ fn }) => fn.min('id').as('id'))
  .whereRef('user_id', '=', 'u.id');

const addressesOf = (em: EntityManager) =>
  user
    .selectFrom('user_address as a')
    .select(rowColumns(em, Address, 'a'))
    .select((address) => address('a.id', '=', firstAddress).$castTo<boolean>().as('isPrimary'))
    .whereRef('a.user_id', '=', 'u.id')
    .orderBy('a.id');

const markupsOf = (em: EntityManager) =>
  user
    .selectFrom('user_markup as m')
    .select([...rowColumns(em, Markup, 'm'), 'm.user_id as userId'])
    .whereRef('m.user_id', '=', 'u.id')
    .orderBy('m.id');

const accessesOf = (em: EntityManager) =>
  user
    .selectFrom('user_page_access as p')
    .select([...rowColumns(em, PageAccess, 'p'), 'p.user_id as userId'])
    .whereRef('p.user_id', '=', 'u.id')
    .orderBy('p.page');

const emailChannelsOf = (em: EntityManager) =>
  user
    .selectFrom('email_subscription as s')
    .innerJoin('email_channel as c', 'c.id', 's.channel_id')
    .select(rowColumns(em, EmailChannel, 'c'))
    .whereRef('s.user_id', '=', 'u.id')
    .orderBy('c.id');

/**
 * Returns a query for users `u` with their addresses, markups, page permissions and newsletters. The caller adds
 * conditions and sorting. The rows are {@link UserRow}s.
 */
export const userRows = (em: EntityManager) =>
  queryIn(em)
    .selectFrom('user_account as u')
    .select(rowColumns(em, User, 'u', { isBlocked: isBlockedNow }))
    .select([
      jsonArrayFrom(addressesOf(em)).as('addresses'),
      jsonArrayFrom(markupsOf(em)).as('markups'),
      jsonArrayFrom(accessesOf(em)).as('accesses'),
      jsonArrayFrom(emailChannelsOf(em)).as('emailChannels'),
    ]);

/** Returns a user, or undefined if the user does not exist. */
export const findUserRow = (em: EntityManager, id: number): Promise<UserRow | undefined> =>
  userRows(em).where('u.id', '=', id).executeTakeFirst();

/** Returns users by ID, in one query. Unknown IDs are omitted. */
export async function loadUsers(em: EntityManager, ids: readonly number[]): Promise<Map<number, UserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await userRows(em).where('u.id', '=', anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the first and last name of the primary address, or the email address if there is none. */
export function displayNameOf({ addresses: [primary], email }: Pick<UserRow, 'addresses' | 'email'>): string {
  return primary ? `${primary.firstName} ${primary.lastName}` : email;
}

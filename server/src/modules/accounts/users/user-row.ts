import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserRole } from '../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import type { AccessPage } from './access-page.ts';
import { type AddressRow, addressColumns } from './address-lines.ts';

/** A markup as it is read. Its decimals are few enough to be exact as numbers. */
export interface MarkupRow {
  readonly id: number;
  readonly caratMin: number | null;
  readonly caratMax: number | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly percent: number;
}

/** A user with everything that belongs to them, as they are read: one query for any number of users. Instants are ISO 8601. */
export interface UserRow {
  readonly id: number;
  readonly email: string;
  readonly role: UserRole;
  readonly isApproved: boolean;
  /** A block whose date has passed is none. */
  readonly isBlocked: boolean;
  readonly blockedUntil: string | null;
  readonly isEmailConfirmed: boolean;
  readonly registrationDate: string;
  readonly lastLoginDate: string | null;
  readonly primaryColor: string | null;
  readonly domain: string | null;
  readonly logoUrl: string | null;
  readonly businessTypeId: number | null;
  /** Of what administrators decide about the account, its markups and its pages. */
  readonly version: number;
  /** The first is the primary one. */
  readonly addresses: readonly AddressRow[];
  /** The first that fits a stone counts. */
  readonly markups: readonly MarkupRow[];
  readonly accesses: readonly { readonly id: number; readonly page: AccessPage }[];
  readonly emailChannels: readonly { readonly id: number; readonly name: string; readonly version: number }[];
}

/** An instant as ISO 8601. */
const iso = <Instant extends string | null>(instant: RawBuilder<Instant>): RawBuilder<Instant> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const u = columnsOf('user_account', 'u');

/** SQL: whether the account `u` is blocked now. */
export const isBlockedNow = sql<boolean>`
  (${u('is_blocked')} and (${u('blocked_until')} is null or ${u('blocked_until')} > now()))`;

const user = conditionsOn('user_account', 'u');

const firstAddress = user
  .selectFrom('user_address')
  .select(({ fn }) => fn.min('id').as('id'))
  .whereRef('user_id', '=', 'u.id');

const addresses = user
  .selectFrom('user_address as a')
  .select((address) => [...addressColumns, address('a.id', '=', firstAddress).$castTo<boolean>().as('isPrimary')])
  .whereRef('a.user_id', '=', 'u.id')
  .orderBy('a.id');

const markups = user
  .selectFrom('user_markup as m')
  .select([
    'm.id',
    'm.carat_min as caratMin',
    'm.carat_max as caratMax',
    'm.price_min as priceMin',
    'm.price_max as priceMax',
    'm.percent',
  ])
  .whereRef('m.user_id', '=', 'u.id')
  .orderBy('m.id');

const accesses = user
  .selectFrom('user_page_access as p')
  .select(['p.id', 'p.page'])
  .whereRef('p.user_id', '=', 'u.id')
  .orderBy('p.page');

const emailChannels = user
  .selectFrom('email_subscription as s')
  .innerJoin('email_channel as c', 'c.id', 's.channel_id')
  .select(['c.id', 'c.name', 'c.version'])
  .whereRef('s.user_id', '=', 'u.id')
  .orderBy('c.id');

/** Users `u` with everything that belongs to them: to be narrowed, sorted and read as {@link UserRow}s. */
export const userRows = (em: EntityManager) =>
  queryIn(em)
    .selectFrom('user_account as u')
    .select([
      'u.id',
      'u.email',
      'u.role',
      'u.is_approved as isApproved',
      isBlockedNow.as('isBlocked'),
      iso(u('blocked_until')).as('blockedUntil'),
      'u.is_email_confirmed as isEmailConfirmed',
      iso(u('registration_date')).as('registrationDate'),
      iso(u('last_login_date')).as('lastLoginDate'),
      'u.primary_color as primaryColor',
      'u.domain',
      'u.logo_url as logoUrl',
      'u.business_type_id as businessTypeId',
      'u.version',
      jsonArrayFrom(addresses).as('addresses'),
      jsonArrayFrom(markups).as('markups'),
      jsonArrayFrom(accesses).as('accesses'),
      jsonArrayFrom(emailChannels).as('emailChannels'),
    ]);

/** Undefined when there is no such user. */
export const findUserRow = (em: EntityManager, id: number): Promise<UserRow | undefined> =>
  userRows(em).where('u.id', '=', id).executeTakeFirst();

/** Users by id, in one query. Ids that are nobody's are left out. */
export async function loadUsers(em: EntityManager, ids: readonly number[]): Promise<Map<number, UserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await userRows(em).where('u.id', '=', anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** First and last name of the primary address, else the e-mail address. */
export function displayNameOf({ addresses: [primary], email }: Pick<UserRow, 'addresses' | 'email'>): string {
  return primary ? `${primary.firstName} ${primary.lastName}` : email;
}

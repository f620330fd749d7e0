import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { UserRole } from '../../../kernel/use-cases/context.ts';
import { columnsOf } from '../database.ts';
import type { AccessPage } from '../page-access/access-page.ts';

/** An address as it is read. */
export interface AddressRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly address: string;
  readonly city: string;
  readonly countryId: number;
  readonly federationId: number | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly isBilling: boolean;
  /** It is the user's first. */
  readonly isPrimary: boolean;
}

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
  /** The first is the primary one. */
  readonly addresses: readonly AddressRow[];
  /** The first that fits a stone counts. */
  readonly markups: readonly MarkupRow[];
  readonly accesses: readonly { readonly id: number; readonly page: AccessPage }[];
  readonly emailChannels: readonly { readonly id: number; readonly name: string }[];
}

const iso = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const u = columnsOf('user_account', 'u');

/** SQL: whether the account `u` is blocked now. */
export const isBlockedNow = sql<boolean>`
  (${u('is_blocked')} and (${u('blocked_until')} is null or ${u('blocked_until')} > now()))`;

const columns = sql`
  u.id, u.email, u.role, u.is_approved as "isApproved", ${isBlockedNow} as "isBlocked",
  ${iso('u.blocked_until')} as "blockedUntil", u.is_email_confirmed as "isEmailConfirmed",
  ${iso('u.registration_date')} as "registrationDate", ${iso('u.last_login_date')} as "lastLoginDate",
  u.primary_color as "primaryColor", u.domain, u.logo_url as "logoUrl", u.business_type_id as "businessTypeId",
  (select coalesce(json_agg(json_build_object(
      'id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'company', a.company, 'address', a.address,
      'city', a.city, 'countryId', a.country_id, 'federationId', a.federation_id, 'phone', a.phone, 'email', a.email,
      'isBilling', a.is_billing,
      'isPrimary', a.id = (select min(id) from user_address where user_id = u.id)) order by a.id), '[]')
    from user_address a where a.user_id = u.id) as addresses,
  (select coalesce(json_agg(json_build_object(
      'id', m.id, 'caratMin', m.carat_min, 'caratMax', m.carat_max, 'priceMin', m.price_min, 'priceMax', m.price_max,
      'percent', m.percent) order by m.id), '[]')
    from user_markup m where m.user_id = u.id) as markups,
  (select coalesce(json_agg(json_build_object('id', p.id, 'page', p.page) order by p.page), '[]')
    from user_page_access p where p.user_id = u.id) as accesses,
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id), '[]')
    from email_subscription s join email_channel c on c.id = s.channel_id where s.user_id = u.id) as "emailChannels"`;

/** Users `u` for which the condition holds; `tail` orders and limits them. */
export async function findUserRows(
  em: EntityManager,
  condition: RawBuilder<boolean>,
  tail: RawBuilder<unknown> = sql``,
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`select ${columns} from user_account u where ${condition} ${tail}`.execute(
    em.getKysely(),
  );
  return rows;
}

/** Undefined when there is no such user. */
export const findUserRow = async (em: EntityManager, id: number): Promise<UserRow | undefined> =>
  (await findUserRows(em, sql<boolean>`u.id = ${id}`))[0];

/** Users by id, in one query. Ids that are nobody's are left out. */
export async function loadUsers(em: EntityManager, ids: readonly number[]): Promise<Map<number, UserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await findUserRows(em, sql<boolean>`u.id = any(${ids})`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** First and last name of the primary address, else the e-mail address. */
export function displayNameOf({ addresses: [primary], email }: Pick<UserRow, 'addresses' | 'email'>): string {
  return primary ? `${primary.firstName} ${primary.lastName}` : email;
}

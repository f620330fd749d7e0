import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalObject, OptionalText, RequiredFlag } from '../../../kernel/input/field-rules.ts';
import { FilledList, maxSorts, OptionalList, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { inChunks, type Listing, PageInput, pageOf, SortDirection } from '../../../kernel/input/page.ts';
import { IsEnum, IsId, IsOptional } from '../../../kernel/input/rules.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { containing } from '../../../kernel/values/text.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { anyOf, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { isBlockedNow, type UserRow, userRows } from './user-row.ts';

@InputType({ description: 'Filter for users. Fields are combined with AND, values of a list with OR.' })
export class UserFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Substring of the email address, name, company, city or domain.',
  })
  @OptionalText(200)
  text?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether an administrator has approved the account.' })
  @IsOptional()
  @RequiredFlag()
  isApproved?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the user is blocked now.' })
  @IsOptional()
  @RequiredFlag()
  isBlocked?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the email address is confirmed.' })
  @IsOptional()
  @RequiredFlag()
  isEmailConfirmed?: boolean | null;

  @Field(() => [ID], { nullable: true, description: 'Users with one of these IDs. At least one.' })
  @IsId({ each: true })
  @FilledList()
  @OptionalList(500)
  ids?: number[] | null;

  @Field(() => [UserRole], { nullable: true, description: 'At least one value.' })
  @IsEnum(UserRole, { each: true })
  @FilledList()
  @OptionalList()
  roles?: UserRole[] | null;

  @Field(() => [ID], { nullable: true, description: 'At least one value.' })
  @IsId({ each: true })
  @FilledList()
  @OptionalList(100)
  businessTypeIds?: number[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of newsletters. Matches users who subscribe to at least one of them.',
  })
  @IsId({ each: true })
  @FilledList()
  @OptionalList(100)
  emailChannelIds?: number[] | null;
}

/** Fields by which users can be sorted. The values are database columns. */
enum UserSortField {
  EMAIL = 'email',
  REGISTRATION_DATE = 'registration_date',
  LAST_LOGIN_DATE = 'last_login_date',
  ROLE = 'role',
}

describedEnum(UserSortField, {
  name: 'UserSortField',
  description: 'Sort fields of users. Ties are ordered by ID.',
  values: {
    EMAIL: 'Email address.',
    REGISTRATION_DATE: 'When the user registered.',
    LAST_LOGIN_DATE: 'When the user last signed in.',
    ROLE: 'Role, by name.',
  },
});

@InputType({ description: 'Sort column and direction.' })
export class UserSort {
  @Field(() => UserSortField, { description: 'Column to sort by.' })
  @IsEnum(UserSortField)
  field!: UserSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Sort direction.' })
  @IsEnum(SortDirection)
  direction: SortDirection = SortDirection.ASC;
}

class UserQuery {
  @OptionalObject(() => UserFilter)
  filter?: UserFilter | null | undefined;

  @OptionalObjects(() => UserSort, maxSorts)
  sort?: UserSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

const user = conditionsOn('user_account', 'u');
const u = columnsOf('user_account', 'u');
const a = columnsOf('user_address', 'a');
const s = columnsOf('email_subscription', 's');

/** Returns a SQL condition that is true for accounts, aliased `u`, that match the filter. */
function userCondition(filter: UserFilter | null | undefined): Condition {
  const { ids, text, isApproved, isBlocked, isEmailConfirmed, roles, businessTypeIds, emailChannelIds } = filter ?? {};
  const conditions: Condition[] = [];
  if (text) conditions.push(contains(text));
  if (typeof isApproved === 'boolean') conditions.push(user('u.is_approved', '=', isApproved));
  if (typeof isBlocked === 'boolean') conditions.push(user(isBlockedNow, '=', isBlocked));
  if (typeof isEmailConfirmed === 'boolean') conditions.push(user('u.is_email_confirmed', '=', isEmailConfirmed));
  if (roles) conditions.push(user('u.role', '=', anyOf(roles)));
  if (ids) conditions.push(user('u.id', '=', anyOf(ids)));
  if (businessTypeIds) conditions.push(user('u.business_type_id', '=', anyOf(businessTypeIds)));
  if (emailChannelIds) conditions.push(isSubscribedToAny(emailChannelIds));
  return user.and(conditions);
}

const isSubscribedToAny = (channelIds: readonly number[]): Condition =>
  sql<boolean>`exists (
    select from email_subscription s
    where ${s('user_id')} = ${u('id')} and ${s('channel_id')} = ${anyOf(channelIds)})`;

function contains(text: string): Condition {
  const pattern = containing(text);
  return sql<boolean>`(${u('email')}::text ilike ${pattern} or ${u('domain')} ilike ${pattern} or exists (
    select from user_address a where ${a('user_id')} = ${u('id')} and concat_ws(
      ' ', ${a('first_name')}, ${a('last_name')}, ${a('company')}, ${a('vat_number')}, ${a('city')}) ilike ${pattern}))`;
}

/**
 * Returns the `order by` expressions for accounts, aliased `u`. Missing values are sorted last in both directions.
 * Ties are sorted by ID.
 */
function userOrder(sort: readonly UserSort[] | null | undefined): RawBuilder<unknown> {
  const columns = (sort ?? []).map(({ field, direction }) => {
    const column = u(`${field}`);
    return direction === SortDirection.DESC ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
  });
  return sql.join([...columns, u('id')]);
}

const chunkSize = 500;

async function countUsers(em: EntityManager, filter?: UserFilter | null): Promise<number> {
  const users = queryIn(em).selectFrom('user_account as u').select(rowCount.as('total')).where(userCondition(filter));
  return (await users.executeTakeFirstOrThrow()).total;
}

/** Returns one page of users, for administrators only. */
export const pageUsers = query(administrator, UserQuery, ({ em }, { filter, sort, page }) =>
  pageOf(
    page,
    ({ limit, offset }) =>
      userRows(em).where(userCondition(filter)).orderBy(userOrder(sort)).limit(limit).offset(offset).execute(),
    () => countUsers(em, filter),
  ),
);

/** Returns all users by ID, for administrators only. */
export const listUsers = query(
  administrator,
  async ({ em, loaders }): Promise<Listing<UserRow>> => ({
    etag: async () => etagOf(await revisionOf({ em, loaders }, ['user', 'email_channel'])),
    page: async ({ index, size }) => ({
      items: await userRows(em)
        .orderBy('u.id')
        .limit(size)
        .offset(index * size)
        .execute(),
      index,
      size,
      total: () => countUsers(em),
    }),
    rows: () =>
      inChunks((last: UserRow | undefined) =>
        userRows(em)
          .where('u.id', '>', last?.id ?? 0)
          .orderBy('u.id')
          .limit(chunkSize)
          .execute(),
      ),
  }),
);

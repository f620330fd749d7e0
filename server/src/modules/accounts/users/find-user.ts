import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { actorOf, administrator, anyone, refuseKeys, signedIn } from '../../../kernel/use-cases/access.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { User } from './user.entity.ts';
import type { UserChange } from './user-change.input.ts';
import { findUserRow, loadUsers, type UserRow } from './user-row.ts';

class UserIdInput {
  @IsId()
  userId!: number;
}

const userNotFound = (path: string): AppError =>
  new AppError('USER_NOT_FOUND', { details: [{ path, message: 'there is no such user' }] });

/** The user as they are read. Throws USER_NOT_FOUND. */
export async function readUser(em: EntityManager, id: number, path = 'userId'): Promise<UserRow> {
  const row = await findUserRow(em, id);
  if (!row) throw userNotFound(path);
  return row;
}

/** Throws USER_NOT_FOUND where there is no such user. */
export async function requireUser(em: EntityManager, id: number): Promise<void> {
  if ((await em.count(User, { id })) === 0) throw userNotFound('userId');
}

/**
 * A user as anybody but an administrator may know them. What the house adds to a trader's prices is the house's own
 * business: with it they would know its prices. Agents know what they charge.
 */
const withoutTerms = (user: UserRow): UserRow => (user.role === UserRole.USER ? { ...user, markups: [] } : user);

/** Users as they may know themselves. Throws USER_NOT_FOUND. */
export const readSelf = async (em: EntityManager, id: number): Promise<UserRow> => withoutTerms(await readUser(em, id));

/** The user for a change: other changes to them wait until the transaction ends. Throws USER_NOT_FOUND. */
export async function lockUser(em: EntityManager, id: number, path = 'userId'): Promise<User> {
  const user = await em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw userNotFound(path);
  return user;
}

/** The same for a change that is made from a version. Throws USER_NOT_FOUND and STALE_VERSION. */
export async function lockKnownUser(em: EntityManager, { userId, expectedVersion }: UserChange): Promise<User> {
  const user = await lockUser(em, userId);
  checkVersion(user, expectedVersion);
  return user;
}

/** One user, for administrators. */
export const findUser = query(administrator, UserIdInput, ({ em }, { userId }) => readUser(em, userId));

/** The caller's own account. */
export const findMe = query(signedIn, (ctx) => readSelf(ctx.em, actorOf(ctx).id));

/** The caller's own account; null when nobody is signed in. */
export const findMeIfSignedIn = query(anyone, async ({ em, actor }) => (actor ? readSelf(em, actor.id) : null));

const readById = batch(async ({ em, actor }, ids: readonly number[]) => {
  const users = await loadUsers(em, ids);
  if (actor?.role === UserRole.ADMINISTRATOR) return users;
  return new Map([...users].map(([id, user]) => [id, withoutTerms(user)]));
});

/**
 * A user for GraphQL by id, together with all others asked for in the same moment by one query. Throws FORBIDDEN to keys:
 * accounts are for people.
 */
export async function userById(ctx: RequestContext, id: number): Promise<UserRow | undefined> {
  refuseKeys(ctx);
  return readById(ctx, id);
}

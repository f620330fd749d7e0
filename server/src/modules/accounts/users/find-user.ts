import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { IsId } from '../../../kernel/input/rules.ts';
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
  new AppError('USER_NOT_FOUND', { details: [{ path, message: 'the user does not exist' }] });

/** Returns a user. Throws USER_NOT_FOUND. */
export async function readUser(em: EntityManager, id: number, path = 'userId'): Promise<UserRow> {
  const row = await findUserRow(em, id);
  if (!row) throw userNotFound(path);
  return row;
}

/** Throws USER_NOT_FOUND if the user does not exist. */
export async function requireUser(em: EntityManager, id: number): Promise<void> {
  if ((await em.count(User, { id })) === 0) throw userNotFound('userId');
}

/**
 * Removes the markups from a trader's account, because traders could use them to compute the base prices.
 * Administrators see all markups. Agents see their own.
 */
const withoutTermsOfSale = (user: UserRow): UserRow => (user.role === UserRole.USER ? { ...user, markups: [] } : user);

/** Returns a user without the data that only administrators may see. Throws USER_NOT_FOUND. */
export const readSelf = async (em: EntityManager, id: number): Promise<UserRow> =>
  withoutTermsOfSale(await readUser(em, id));

/** Locks a user until the transaction ends. Throws USER_NOT_FOUND. */
export async function lockUser(em: EntityManager, id: number, path = 'userId'): Promise<User> {
  const user = await em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw userNotFound(path);
  return user;
}

/** Locks a user for a change that is based on a version. Throws USER_NOT_FOUND and STALE_VERSION. */
export async function lockUserAtVersion(em: EntityManager, { userId, expectedVersion }: UserChange): Promise<User> {
  const user = await lockUser(em, userId);
  checkVersion(user, expectedVersion);
  return user;
}

/** Returns a user, for administrators only. */
export const findUser = query(administrator, UserIdInput, ({ em }, { userId }) => readUser(em, userId));

/** Returns the caller's account. */
export const findMe = query(signedIn, (ctx) => readSelf(ctx.em, actorOf(ctx).id));

/** Returns the caller's account, or null if not signed in. */
export const findMeIfSignedIn = query(anyone, async ({ em, actor }) => (actor ? readSelf(em, actor.id) : null));

const readById = batch(async ({ em, actor }, ids: readonly number[]) => {
  const users = await loadUsers(em, ids);
  if (actor?.role === UserRole.ADMINISTRATOR) return users;
  return new Map([...users].map(([id, user]) => [id, withoutTermsOfSale(user)]));
});

/**
 * Returns a user by ID for GraphQL. Calls in the same tick share one query. Throws FORBIDDEN for API keys, because
 * only people may read accounts.
 */
export async function userById(ctx: RequestContext, id: number): Promise<UserRow | undefined> {
  refuseKeys(ctx);
  return readById(ctx, id);
}

interface FindOptions {
  /** Whether to read the password hash too. */
  withHash?: boolean;
  /** Whether to lock the user until the transaction ends. */
  lock?: boolean;
}

/** Returns the user with this email address, ignoring case. Throws USER_NOT_FOUND. */
export async function findByEmail(
  em: EntityManager,
  email: string,
  { withHash = false, lock = false }: FindOptions = {},
): Promise<User> {
  const user = await em.findOne(
    User,
    { email },
    { ...(withHash ? { populate: ['passwordHash'] } : {}), ...(lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {}) },
  );
  if (!user) {
    throw new AppError('USER_NOT_FOUND', {
      details: [{ path: 'email', message: 'is not registered' }],
      explanation: 'No account is registered for this address. Check the spelling, or register.',
    });
  }
  return user;
}

/**
 * Throws USER_NOT_FOUND naming `path` if the user is not approved, because stock can be reserved only for approved
 * users.
 */
export async function requireApprovedUser(em: EntityManager, id: number, path: string): Promise<void> {
  if (await em.findOne(User, { id, isApproved: true }, { fields: ['id'] })) return;
  throw new AppError('USER_NOT_FOUND', { details: [{ path, message: 'the user does not exist or is not approved' }] });
}

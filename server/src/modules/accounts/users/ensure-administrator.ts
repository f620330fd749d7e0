import type { EntityManager } from '@mikro-orm/postgresql';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { hashPassword } from '../../../platform/sign-in/passwords.ts';
import { User } from './user.entity.ts';

/** Any constant of its own: servers that start at the same moment do this one after the other. */
const administratorLock = 7_230_415;

/** What became of the administrator that the configuration names. */
export type BootstrapOutcome = 'created' | 'administrator exists' | 'address is taken';

/** Returns whether there is no account yet. */
export const hasNoAccounts = async (em: EntityManager): Promise<boolean> => (await em.count(User)) === 0;

/**
 * Creates the first administrator of a database. Does nothing once there is an administrator, blocked or not: a start never
 * undoes changes of accounts. `isFirstStart`: there was no account before this start, so that all administrators
 * that there are come with the demo data. An account that is not an administrator is never changed.
 */
export const ensureAdministrator = (
  em: EntityManager,
  { email, password, isFirstStart = false }: { email: string; password: string; isFirstStart?: boolean },
): Promise<BootstrapOutcome> =>
  em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [administratorLock]);
    const administrators = await tx.count(User, { role: UserRole.ADMINISTRATOR, ...(isFirstStart && { email }) });
    if (administrators > 0) return 'administrator exists';
    if ((await tx.count(User, { email })) > 0) return 'address is taken';
    tx.create(User, {
      email,
      passwordHash: await hashPassword(password),
      role: UserRole.ADMINISTRATOR,
      isApproved: true,
      isEmailConfirmed: true,
    });
    return 'created';
  });

import type { EntityManager } from '@mikro-orm/postgresql';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { hashPassword } from '../../../platform/sign-in/passwords.ts';
import { User } from './user.entity.ts';

/** Any constant of its own: servers that start at the same moment do this one after the other. */
const administratorLock = 7_230_415;

/** What became of the administrator that the configuration names. */
export type BootstrapOutcome = 'created' | 'administrator exists' | 'address is taken';

/**
 * Creates the first administrator of a database. Does nothing once there is an administrator, blocked or not: what has been
 * changed about accounts since then is never undone by a start. Does nothing either if the address belongs to another account.
 */
export const ensureAdministrator = (em: EntityManager, email: string, password: string): Promise<BootstrapOutcome> =>
  em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [administratorLock]);
    if ((await tx.count(User, { role: UserRole.ADMINISTRATOR })) > 0) return 'administrator exists';
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

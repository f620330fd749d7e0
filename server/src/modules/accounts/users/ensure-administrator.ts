import type { EntityManager } from '@mikro-orm/postgresql';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { hashPassword, verifyPassword } from '../../../platform/sign-in/passwords.ts';
import { User } from './user.entity.ts';

/** Any constant of its own: servers that start at the same moment do this one after the other. */
const administratorLock = 7_230_415;

/**
 * Makes sure that this Administrator exists, may sign in and has this password: how the first one comes into being, and
 * how the house gets back in when the last one has lost their password.
 */
export const ensureAdministrator = (em: EntityManager, email: string, password: string): Promise<void> =>
  em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [administratorLock]);
    const existing = await tx.findOne(User, { email }, { populate: ['passwordHash'] });
    if (!existing) {
      tx.create(User, {
        email,
        passwordHash: await hashPassword(password),
        role: UserRole.ADMINISTRATOR,
        isApproved: true,
        isEmailConfirmed: true,
      });
      return;
    }
    // Unchanged, it keeps its sessions over a restart.
    if (!(await verifyPassword(password, existing.passwordHash))) {
      existing.passwordHash = await hashPassword(password);
      existing.endSessions();
    }
    existing.role = UserRole.ADMINISTRATOR;
    existing.isApproved = true;
    existing.isEmailConfirmed = true;
    existing.isBlocked = false;
    existing.blockedUntil = null;
  });

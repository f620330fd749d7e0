import type { EntityManager } from '@mikro-orm/postgresql';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { hashPassword, passwordWeakness } from '../../../platform/sign-in/passwords.ts';
import { User } from './user.entity.ts';

/** Any constant of its own: servers that start at the same moment do this one after the other. */
const administratorLock = 7_230_415;

/** What became of the administrator that the configuration names. */
export type BootstrapOutcome =
  | { readonly kind: 'created' | 'administrator exists' | 'address is taken' }
  /** `weakness` ends a sentence that begins with the password. */
  | { readonly kind: 'password is weak'; readonly weakness: string };

interface BootstrapAdministrator {
  readonly email: string;
  readonly password: string;
  readonly brandName: string;
  readonly isFirstStart?: boolean;
}

/** Returns whether there is no account yet. */
export const hasNoAccounts = async (em: EntityManager): Promise<boolean> => (await em.count(User)) === 0;

/**
 * Creates the first administrator of a database. Does nothing once there is an administrator, blocked or not: a start never
 * undoes changes of accounts. `isFirstStart`: there was no account before this start, so that all administrators
 * that there are come with the demo data. An account that is not an administrator is never changed. A password that is easy
 * to guess creates no account.
 */
export async function ensureAdministrator(
  em: EntityManager,
  { email, password, brandName, isFirstStart = false }: BootstrapAdministrator,
): Promise<BootstrapOutcome> {
  const existing = async (em: EntityManager): Promise<BootstrapOutcome | null> => {
    const administrators = await em.count(User, { role: UserRole.ADMINISTRATOR, ...(isFirstStart && { email }) });
    if (administrators > 0) return { kind: 'administrator exists' };
    return (await em.count(User, { email })) > 0 ? { kind: 'address is taken' } : null;
  };
  const before = await existing(em);
  if (before) return before;
  const weakness = await passwordWeakness(password, [email, brandName]);
  if (weakness) return { kind: 'password is weak', weakness };
  // Before the lock is taken, because hashing on a busy machine can outlast the lock timeout of another server that starts.
  const passwordHash = await hashPassword(password);
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [administratorLock]);
    const meanwhile = await existing(tx);
    if (meanwhile) return meanwhile;
    tx.create(User, {
      email,
      passwordHash,
      role: UserRole.ADMINISTRATOR,
      isApproved: true,
      isEmailConfirmed: true,
    });
    return { kind: 'created' };
  });
}

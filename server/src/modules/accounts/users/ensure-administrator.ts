import type { EntityManager } from '@mikro-orm/postgresql';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts';
import { hashPassword, passwordWeakness } from '../../../platform/sign-in/passwords.ts';
import { User } from './user.entity.ts';

/** Outcome of {@link ensureAdministrator}. */
export type BootstrapOutcome =
  | { readonly kind: 'created' | 'administrator exists' | 'address is taken' }
  /** `weakness` is the predicate of a sentence that begins with "The password". */
  | { readonly kind: 'password is weak'; readonly weakness: string };

interface BootstrapAdministrator {
  readonly email: string;
  readonly password: string;
  readonly brandName: string;
  readonly isFirstStart?: boolean;
}

export const hasNoAccounts = async (em: EntityManager): Promise<boolean> => (await em.count(User)) === 0;

/**
 * Creates the first administrator of a database. Does nothing if an administrator exists, blocked or not, and never
 * changes existing accounts. If `isFirstStart` is true, the database had no accounts before this start. Existing
 * administrators are then demo data and are ignored. Does not create an account with a weak password.
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
  // Hashed before the lock is acquired. On a busy machine, hashing can take longer than the lock timeout of another
  // starting server.
  const passwordHash = await hashPassword(password);
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [advisoryLocks.firstAdministrator]);
    const createdMeanwhile = await existing(tx);
    if (createdMeanwhile) return createdMeanwhile;
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

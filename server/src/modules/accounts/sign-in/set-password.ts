import type { EntityManager } from '@mikro-orm/postgresql';
import type { Events } from '../../../kernel/use-cases/events.ts';
import { userPasswordReset } from '../account.events.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { removeEmailTokens } from './email-token.ts';
import { hashNewPassword, namesOf, type PasswordRules } from './new-password.ts';

/**
 * Sets a password for an operator of the server: ends all sessions of the account and removes its emailed links. Throws
 * USER_NOT_FOUND, and INVALID_REQUEST for a weak password.
 */
export async function setPassword(
  { em, events, config }: { readonly em: EntityManager; readonly events: Events } & PasswordRules,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { id } = await findByEmail(em.fork(), email);
  // Hashing takes longer than a transaction may be idle.
  const passwordHash = await hashNewPassword({ config }, password, 'password', {
    email,
    names: await namesOf(em.fork(), id),
  });
  await em.transactional(async (tx) => {
    const user = await findByEmail(tx, email, { lock: true });
    user.passwordHash = passwordHash;
    user.endSessions();
    await tx.flush();
    await removeEmailTokens(tx, user);
    await events.tell(tx, userPasswordReset, { userId: user.id, email: user.email });
  });
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { User } from '../users/user.entity.ts';
import { EmailToken, type EmailTokenPurpose } from './email-token.entity.ts';

const hour = 3_600_000; // milliseconds
const lifetime: Record<EmailTokenPurpose, number> = { confirm: 7 * 24 * hour, invite: 7 * 24 * hour, reset: hour };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a token that will be emailed to a user. Earlier tokens for the same purpose stop working. */
export async function issueEmailToken(em: EntityManager, user: User, purpose: EmailTokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await em.upsert(EmailToken, {
    user,
    purpose,
    tokenHash: hashOf(token),
    createdAt: new Date(now),
    expiresAt: new Date(now + lifetime[purpose]),
  });
  return token;
}

/** Returns true if a token is the user's latest for the purpose and has not expired. */
export async function isValidToken(
  em: EntityManager,
  user: User,
  purpose: EmailTokenPurpose,
  token: string,
): Promise<boolean> {
  return isValid(await em.findOne(EmailToken, { user, purpose }), token);
}

const isValid = (stored: EmailToken | null, token: string): stored is EmailToken =>
  stored !== null && stored.expiresAt > new Date() && timingSafeEqual(stored.tokenHash, hashOf(token));

/** Throws VERIFICATION_FAILED unless the token is the user's latest for the purpose and has not expired. */
export async function checkEmailToken(
  em: EntityManager,
  user: User,
  purpose: EmailTokenPurpose,
  token: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<EmailToken> {
  const stored = await em.findOne(EmailToken, { user, purpose }, { lockMode });
  if (!isValid(stored, token)) {
    throw new AppError('VERIFICATION_FAILED', {
      details: [{ path: 'token', message: 'is not valid, was used already or has expired' }],
    });
  }
  return stored;
}

/**
 * Checks a token and deletes it, so that it can be used only once. Throws VERIFICATION_FAILED if the token is not
 * valid.
 */
export async function redeemEmailToken(
  em: EntityManager,
  user: User,
  purpose: EmailTokenPurpose,
  token: string,
): Promise<void> {
  await em.remove(await checkEmailToken(em, user, purpose, token, LockMode.PESSIMISTIC_WRITE)).flush();
}

/** Invalidates all of a user's emailed links. Call it when the reason for sending the links no longer applies. */
export const removeEmailTokens = (em: EntityManager, user: User): Promise<number> =>
  em.nativeDelete(EmailToken, { user });

import type { JwtPayload } from 'jsonwebtoken';
import type { DownloadClaims, DownloadTokens } from '../../kernel/use-cases/services.ts';
import { isKey, type Secrets, signedPayload, signingKeys, signPayload } from './signed-payload.ts';

const defaultSeconds = 5 * 60;

/**
 * Creates and reads download tokens. They are JWTs (HS256) signed with a separate key, so that they are not valid as
 * access tokens.
 */
export function createDownloadTokens(secrets: Secrets): DownloadTokens {
  const keys = signingKeys(secrets, 'downloads');
  return {
    sign({ userId, ...claims }, lifetimeSeconds = defaultSeconds) {
      const exp = Math.floor(Date.now() / 1000) + lifetimeSeconds;
      const token = signPayload({ sub: String(userId), ...claims, exp }, keys);
      return { token, expiresAt: new Date(exp * 1000) };
    },
    read: (token) => claimsOf(signedPayload(token, keys) ?? {}),
  };
}

function claimsOf({ sub, file, activeOnly, question, keyPublicId, viewingId }: JwtPayload): DownloadClaims | null {
  const userId = Number(sub);
  if (!isKey(userId) || typeof file !== 'string' || typeof activeOnly !== 'boolean') return null;
  return {
    ...{ userId, file, activeOnly },
    ...(typeof question === 'string' && { question }),
    ...(typeof keyPublicId === 'string' && { keyPublicId }),
    ...(typeof viewingId === 'number' && { viewingId }),
  };
}

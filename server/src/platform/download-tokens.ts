import { createHmac, createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { DownloadClaims, DownloadTokens } from '../kernel/services.ts';

const { JsonWebTokenError, sign, verify } = jwt;

const usualSeconds = 5 * 60;

/** Makes and reads tokens of downloads: JWT, HS256, under a key of their own, so that none passes for an access token. */
export function createDownloadTokens(secret: string): DownloadTokens {
  const key = createSecretKey(createHmac('sha256', secret).update('downloads').digest());
  return {
    sign({ userId, file, activeOnly }, lifetimeSeconds = usualSeconds) {
      const exp = Math.floor(Date.now() / 1000) + lifetimeSeconds;
      const token = sign({ sub: String(userId), file, activeOnly, exp }, key, { algorithm: 'HS256' });
      return { token, expiresAt: new Date(exp * 1000) };
    },
    read(token) {
      try {
        return claimsOf(verify(token, key, { algorithms: ['HS256'] }));
      } catch (error) {
        // Covers TokenExpiredError, which extends it.
        if (error instanceof JsonWebTokenError) return null;
        throw error;
      }
    },
  };
}

function claimsOf(payload: string | jwt.JwtPayload): DownloadClaims | null {
  if (typeof payload === 'string') return null;
  const { sub, file, activeOnly } = payload;
  const userId = Number(sub);
  if (!Number.isSafeInteger(userId) || typeof file !== 'string' || typeof activeOnly !== 'boolean') return null;
  return { userId, file, activeOnly };
}

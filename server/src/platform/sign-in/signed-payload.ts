import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/**
 * Returns the claims of a JWT (HS256) that was signed with `key` and has not expired; null for any other text.
 */
export function signedPayload(token: string, key: KeyObject): jwt.JwtPayload | null {
  try {
    const payload: unknown = jwt.verify(token, key, { algorithms: ['HS256'] });
    return isClaims(payload) ? payload : null;
  } catch {
    // It decodes before it looks at the signature, and passes on what decoding throws (SyntaxError, TypeError …) beside
    // its own errors. All of it depends on the token alone, so that whatever it is, the token is not good.
    return null;
  }
}

/** Whether a text is a JWT that was signed with `key` and has expired. */
export function isExpired(token: string, key: KeyObject): boolean {
  try {
    jwt.verify(token, key, { algorithms: ['HS256'] });
    return false;
  } catch (error) {
    return error instanceof jwt.TokenExpiredError;
  }
}

/** JSON can be signed that has no claims: a text, a number, null, a list. */
const isClaims = (payload: unknown): payload is jwt.JwtPayload =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload);

/** Whether a claim may be an id or a version: 32-bit integers in the database. */
export const isKey = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31;

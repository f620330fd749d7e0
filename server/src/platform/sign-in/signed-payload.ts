import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** Returns the claims of a JWT (HS256) that was signed with `key` and has not expired. Null for any other string. */
export function signedPayload(token: string, key: KeyObject): jwt.JwtPayload | null {
  try {
    const payload: unknown = jwt.verify(token, key, { algorithms: ['HS256'] });
    return isClaims(payload) ? payload : null;
  } catch {
    // The library decodes the token before it verifies the signature, and also throws decoding errors (SyntaxError,
    // TypeError …). All these errors depend only on the token, so the token is not valid.
    return null;
  }
}

/** Returns whether a string is a JWT that was signed with `key` and has expired. */
export function isExpired(token: string, key: KeyObject): boolean {
  try {
    jwt.verify(token, key, { algorithms: ['HS256'] });
    return false;
  } catch (error) {
    return error instanceof jwt.TokenExpiredError;
  }
}

/** A signed payload may be JSON without claims: a string, a number, null or a list. */
const isClaims = (payload: unknown): payload is jwt.JwtPayload =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload);

/** Returns whether a claim is a valid ID or version, which are 32-bit integers in the database. */
export const isKey = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31;

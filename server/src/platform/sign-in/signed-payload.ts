import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** Values of JWT_SECRET. The first signs, and all verify. */
export type Secrets = readonly [string, ...string[]];

/** Keys of one kind of token, in the order of the secrets. */
export type SigningKeys = readonly [KeyObject, ...KeyObject[]];

/** Derives the keys of one purpose from the secrets. Tokens of one purpose are not valid for another. */
export function signingKeys([first, ...others]: Secrets, purpose: string): SigningKeys {
  const keyFrom = (secret: string): KeyObject => createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  return [keyFrom(first), ...others.map(keyFrom)];
}

/** Returns a JWT (HS256) that is signed with the first key. */
export const signPayload = (claims: object, [key]: SigningKeys, options: jwt.SignOptions = {}): string =>
  jwt.sign(claims, key, { ...options, algorithm: 'HS256' });

/**
 * Returns the claims of a JWT (HS256) that was signed with one of the keys and has not expired. Null for any other
 * string.
 */
export function signedPayload(token: string, keys: SigningKeys): jwt.JwtPayload | null {
  for (const key of keys) {
    const claims = verified(token, key);
    if (claims) return claims;
  }
  return null;
}

function verified(token: string, key: KeyObject): jwt.JwtPayload | null {
  try {
    const payload: unknown = jwt.verify(token, key, { algorithms: ['HS256'] });
    return isClaims(payload) ? payload : null;
  } catch {
    // The library decodes the token before it verifies the signature, and also throws decoding errors (SyntaxError,
    // TypeError …). All these errors depend only on the token, so the token is not valid.
    return null;
  }
}

/** Returns whether a string is a JWT that was signed with one of the keys and has expired. */
export const isExpired = (token: string, keys: SigningKeys): boolean =>
  keys.some((key) => {
    try {
      jwt.verify(token, key, { algorithms: ['HS256'] });
      return false;
    } catch (error) {
      return error instanceof jwt.TokenExpiredError;
    }
  });

/** A signed payload may be JSON without claims: a string, a number, null or a list. */
const isClaims = (payload: unknown): payload is jwt.JwtPayload =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload);

/** Returns whether a claim is a valid ID or version, which are 32-bit integers in the database. */
export const isKey = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31;

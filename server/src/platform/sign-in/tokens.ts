import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isKey, signedPayload } from './signed-payload.ts';

/** What an access token says about its holder. */
export interface AccessClaims {
  /** Id of the user. */
  readonly sub: number;
  readonly role: string;
  /** Token version of the user when the token was made. */
  readonly ver: number;
}

const lifetimeSeconds = 60 * 60;

const keys = new Map<string, KeyObject>();

/** Making a key of the secret costs more than checking a signature with it. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** Makes an access token (JWT, HS256, 60 minutes). */
export function signAccessToken({ sub, role, ver }: AccessClaims, secret: string): { token: string; expiresAt: Date } {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + lifetimeSeconds;
  const claims = { sub: String(sub), role, ver, iat: issuedAt, exp: expiresAt, jti: randomUUID() };
  return { token: jwt.sign(claims, keyOf(secret), { algorithm: 'HS256' }), expiresAt: new Date(expiresAt * 1000) };
}

/** The claims of a token that we made and that has not expired; null for anything else. */
export function readAccessToken(token: string, secret: string): AccessClaims | null {
  const { sub: subject, role, ver } = signedPayload(token, keyOf(secret)) ?? {};
  const sub = Number(subject);
  return isKey(sub) && typeof role === 'string' && isKey(ver) ? { sub, role, ver } : null;
}

import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { isExpired, isKey, signedPayload } from './signed-payload.ts';

/** Who holds a token that is another one's (RFC 8693): an administrator who sees the house as its user does. */
interface ActingParty {
  /** Id of the administrator. */
  readonly sub: number;
  /** Id of the viewing, which may have ended. */
  readonly viewing: number;
}

/** What an access token says about its holder. */
export interface AccessClaims {
  /** Id of the user. */
  readonly sub: number;
  readonly role: string;
  /** Token version of the user when the token was made. */
  readonly ver: number;
  /** Null: the user's own. */
  readonly act: ActingParty | null;
}

/** What a token is made of. */
type TokenFacts = Omit<AccessClaims, 'act'> & Partial<Pick<AccessClaims, 'act'>>;

const lifetimeMs = 60 * 60_000;

const keys = new Map<string, KeyObject>();

/** Making a key of the secret costs more than checking a signature with it. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** Makes an access token (JWT, HS256): good for 60 minutes, or until a moment before that. */
export function signAccessToken(
  { sub, role, ver, act = null }: TokenFacts,
  secret: string,
  endsAt: Date = new Date(Date.now() + lifetimeMs),
): { token: string; expiresAt: Date } {
  const iat = Math.floor(Date.now() / 1000);
  const exp = Math.floor(endsAt.getTime() / 1000);
  const actor = act && { act: { sub: String(act.sub), viewing: act.viewing } };
  const claims = { sub: String(sub), role, ver, ...actor, iat, exp, jti: randomUUID() };
  return { token: jwt.sign(claims, keyOf(secret), { algorithm: 'HS256' }), expiresAt: new Date(exp * 1000) };
}

/** Tokens whose signature was good: it is as long as they do not expire. */
const proved = new LRUCache<string, { readonly claims: AccessClaims; readonly exp: number }>({ max: 5_000 });

/** The claims of a token that we made and that has not expired; null for anything else. */
export function readAccessToken(token: string, secret: string): AccessClaims | null {
  const name = `${secret} ${token}`;
  const known = proved.get(name);
  if (known) return Math.floor(Date.now() / 1000) < known.exp ? known.claims : null;
  const { exp, ...payload } = signedPayload(token, keyOf(secret)) ?? {};
  const claims = claimsOf(payload);
  if (claims && exp !== undefined) proved.set(name, { claims, exp });
  return claims;
}

/** Whether a token that is not accepted is one of ours that has expired. */
export const isExpiredAccessToken = (token: string, secret: string): boolean => isExpired(token, keyOf(secret));

function claimsOf({ sub: subject, role, ver, act: party }: jwt.JwtPayload): AccessClaims | null {
  const sub = Number(subject);
  const act = party === undefined ? null : actingParty(party);
  return isKey(sub) && typeof role === 'string' && isKey(ver) && act !== undefined ? { sub, role, ver, act } : null;
}

/** Undefined for what we do not write: a token whose holder is not clear is nobody's. */
function actingParty(claim: unknown): ActingParty | undefined {
  const { sub: subject, viewing }: Record<string, unknown> = Object(claim);
  const sub = Number(subject);
  return isKey(sub) && isKey(viewing) ? { sub, viewing } : undefined;
}

import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
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
  /** ID of the token. */
  readonly jti: string;
  /** ID of the session: the same in each token that came from one sign-in. */
  readonly sid: string;
  /** When the session began, in seconds since 1970. */
  readonly authTime: number;
}

/** What a token is made of. */
type TokenFacts = Pick<AccessClaims, 'sub' | 'role' | 'ver'> & Partial<Pick<AccessClaims, 'act'>>;

interface TokenOptions {
  /** The session that the token belongs to. By default a new one. */
  readonly session?: { readonly id: string; readonly beganAt: Date } | undefined;
  /** By default 60 minutes from now. */
  readonly endsAt?: Date | undefined;
  /** How long a session lasts at most, in days. By default the session sets no limit. */
  readonly sessionDays?: number;
}

const lifetimeMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

const keys = new Map<string, KeyObject>();

/** Making a key of the secret costs more than checking a signature with it. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** Makes an access token (JWT, HS256): good for 60 minutes, or until a moment before that, and no longer than its session. */
export function signAccessToken(
  { sub, role, ver, act = null }: TokenFacts,
  secret: string,
  {
    session = { id: randomUUID(), beganAt: new Date() },
    endsAt = new Date(Date.now() + lifetimeMs),
    sessionDays = Number.POSITIVE_INFINITY,
  }: TokenOptions = {},
): { token: string; expiresAt: Date } {
  const iat = Math.floor(Date.now() / 1000);
  const exp = Math.floor(Math.min(endsAt.getTime(), session.beganAt.getTime() + sessionDays * dayMs) / 1000);
  const actor = act && { act: { sub: String(act.sub), viewing: act.viewing } };
  const belongsTo = { sid: session.id, auth_time: Math.floor(session.beganAt.getTime() / 1000) };
  const claims = { sub: String(sub), role, ver, ...actor, ...belongsTo, iat, exp, jti: randomUUID() };
  return { token: jwt.sign(claims, keyOf(secret), { algorithm: 'HS256' }), expiresAt: new Date(exp * 1000) };
}

/** The claims of a token that we made and that has not expired; null for anything else. */
export const readAccessToken = (token: string, secret: string): AccessClaims | null =>
  claimsOf(signedPayload(token, keyOf(secret)) ?? {});

/** Whether a token that is not accepted is one of ours that has expired. */
export const isExpiredAccessToken = (token: string, secret: string): boolean => isExpired(token, keyOf(secret));

function claimsOf({ sub: subject, role, ver, act: party, jti, iat, ...rest }: jwt.JwtPayload): AccessClaims | null {
  const sub = Number(subject);
  const act = party === undefined ? null : actingParty(party);
  // Tokens of builds before 28 November 2026 name no session: each is one of its own.
  const { sid = jti, auth_time: authTime = iat }: Record<string, unknown> = rest;
  if (!isUuid(jti) || !isUuid(sid) || typeof authTime !== 'number') return null;
  if (!isKey(sub) || typeof role !== 'string' || !isKey(ver) || act === undefined) return null;
  return { sub, role, ver, act, jti, sid, authTime };
}

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Undefined for what we do not write: a token whose holder is not clear is nobody's. */
function actingParty(claim: unknown): ActingParty | undefined {
  const { sub: subject, viewing }: Record<string, unknown> = Object(claim);
  const sub = Number(subject);
  return isKey(sub) && isKey(viewing) ? { sub, viewing } : undefined;
}

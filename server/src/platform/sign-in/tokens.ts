import { createSecretKey, randomUUID } from 'node:crypto';
import type { JwtPayload } from 'jsonwebtoken';
import { isExpired, isKey, type Secrets, type SigningKeys, signedPayload, signPayload } from './signed-payload.ts';

/** Actor claim (RFC 8693) in a token for another user. It identifies an administrator who impersonates the user. */
interface ActingParty {
  /** ID of the administrator. */
  readonly sub: number;
  /** ID of the impersonation, which may have ended. */
  readonly viewing: number;
}

export interface AccessClaims {
  /** ID of the user. */
  readonly sub: number;
  readonly role: string;
  /** User's token version when the token was issued. */
  readonly ver: number;
  /** Impersonating administrator. Null if the token belongs to the user. */
  readonly act: ActingParty | null;
  /** ID of the token. */
  readonly jti: string;
  /** ID of the session. It is the same for all tokens that belong to one sign-in. */
  readonly sid: string;
  /** Start of the session, in seconds since 1970. */
  readonly authTime: number;
}

type TokenFacts = Pick<AccessClaims, 'sub' | 'role' | 'ver'> & Partial<Pick<AccessClaims, 'act'>>;

interface TokenOptions {
  /** Session of the token. Default: a new session. */
  readonly session?: { readonly id: string; readonly beganAt: Date } | undefined;
  /** Expiry of the token. Default: 60 minutes from now. */
  readonly endsAt?: Date | undefined;
  /** Maximum duration of the session in days. Default: not limited by the session. */
  readonly sessionDays?: number;
}

const lifetimeMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

const knownKeys = new WeakMap<Secrets, SigningKeys>();

/** Cached, because creating a key from the secret costs more than verifying a signature. */
function keysOf(secrets: Secrets): SigningKeys {
  const [first, ...others] = secrets;
  const keys = knownKeys.get(secrets) ?? [
    createSecretKey(first, 'utf8'),
    ...others.map((secret) => createSecretKey(secret, 'utf8')),
  ];
  knownKeys.set(secrets, keys);
  return keys;
}

/**
 * Creates an access token (JWT, HS256). It is valid for 60 minutes, or until an earlier time, and never longer than
 * its session.
 */
export function signAccessToken(
  { sub, role, ver, act = null }: TokenFacts,
  secrets: Secrets,
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
  return { token: signPayload(claims, keysOf(secrets)), expiresAt: new Date(exp * 1000) };
}

/** Returns the claims of a token that this server signed and that has not expired. Null for any other string. */
export const readAccessToken = (token: string, secrets: Secrets): AccessClaims | null =>
  claimsOf(signedPayload(token, keysOf(secrets)) ?? {});

/** Returns whether a rejected token was signed by this server and has expired. */
export const isExpiredAccessToken = (token: string, secrets: Secrets): boolean => isExpired(token, keysOf(secrets));

function claimsOf({ sub: subject, role, ver, act: party, jti, iat, ...rest }: JwtPayload): AccessClaims | null {
  const sub = Number(subject);
  const act = party === undefined ? null : actingParty(party);
  // Tokens from builds before 28 November 2026 contain no session. Each counts as a separate session.
  const { sid = jti, auth_time: authTime = iat }: Record<string, unknown> = rest;
  if (!isUuid(jti) || !isUuid(sid) || typeof authTime !== 'number') return null;
  if (!isKey(sub) || typeof role !== 'string' || !isKey(ver) || act === undefined) return null;
  return { sub, role, ver, act, jti, sid, authTime };
}

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Undefined for unknown formats, because tokens without a clear actor are rejected. */
function actingParty(claim: unknown): ActingParty | undefined {
  const { sub: subject, viewing }: Record<string, unknown> = Object(claim);
  const sub = Number(subject);
  return isKey(sub) && isKey(viewing) ? { sub, viewing } : undefined;
}

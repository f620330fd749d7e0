import * as v from 'valibot';
import { readImpersonation, storeImpersonation } from './impersonation';

const STORAGE_KEY = 'accessToken';

/** Returns the token stored on this device or in this tab. Null if there is none or if it has expired. */
export function readStoredToken(): AccessToken | null {
  const viewing = readImpersonation();
  const token = parseAccessToken(viewing === null ? localStorage.getItem(STORAGE_KEY) : viewing.token);
  return token !== null && token.expiresAt > Date.now() ? token : null;
}

/**
 * Stores a token for all tabs; null removes it. During impersonation, null only ends the impersonation. The tab does
 * not return to the administrator's session automatically.
 */
export function storeToken(value: string | null): void {
  const viewing = readImpersonation();
  if (viewing !== null && value === null) {
    storeImpersonation({ ...viewing, token: null });
    return;
  }
  storeImpersonation(null);
  if (value === null) {
    localStorage.removeItem(STORAGE_KEY);
  } else {
    localStorage.setItem(STORAGE_KEY, value);
  }
}

/**
 * Calls `callback` when the user signs in, refreshes the token or signs out in another tab. Returns a function that
 * stops watching.
 */
export function watchStoredToken(callback: (token: AccessToken | null) => void): () => void {
  function onStorage(event: StorageEvent): void {
    // `key` is null if the other tab cleared all of local storage.
    const isTokenChange = event.key === STORAGE_KEY || event.key === null;
    // During impersonation, this tab reacts only if the administrator's session ends.
    const isTokenShared = readImpersonation() === null || localStorage.getItem(STORAGE_KEY) === null;
    if (isTokenChange && isTokenShared) {
      callback(readImpersonation() === null ? readStoredToken() : null);
    }
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const claimsSchema = v.object({ sub: v.union([v.string(), v.number()]), exp: v.number() });

/** Claims of the bearer token that the client uses. */
export interface AccessToken {
  /** Encoded JWT. */
  value: string;
  userId: string;
  /** Expiry time in milliseconds since 1970. */
  expiresAt: number;
}

function decodeClaims(payload: string): unknown {
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return JSON.parse(atob(base64));
  } catch (error) {
    // The stored value is not one of our tokens if it is not base64 (DOMException) or not JSON (SyntaxError).
    if (error instanceof SyntaxError || error instanceof DOMException) {
      return null;
    }
    throw error;
  }
}

/**
 * Parses the subject and expiry of a JWT. Only the server verifies the signature. Returns null if the token is
 * invalid.
 */
export function parseAccessToken(value: string | null): AccessToken | null {
  const payload = value?.split('.')[1];
  if (typeof value !== 'string' || payload === undefined) {
    return null;
  }
  const claims = v.safeParse(claimsSchema, decodeClaims(payload));
  return claims.success ? { value, userId: String(claims.output.sub), expiresAt: claims.output.exp * 1000 } : null;
}

/**
 * Returns the time at which to refresh a token, in milliseconds since 1970. This is after 90% of its remaining
 * lifetime.
 */
export function refreshTime(token: AccessToken, now: number): number {
  return now + 0.9 * Math.max(0, token.expiresAt - now);
}

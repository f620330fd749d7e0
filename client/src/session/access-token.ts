import * as v from 'valibot';

const claimsSchema = v.object({ sub: v.union([v.string(), v.number()]), exp: v.number() });

/** What the client needs to know of its bearer token. */
export interface AccessToken {
  /** The token as it is sent. */
  value: string;
  userId: string;
  /** When it ends, in milliseconds since 1970. */
  expiresAt: number;
}

function decodeClaims(payload: string): unknown {
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return JSON.parse(atob(base64));
  } catch (error) {
    // Neither base64 (DOMException) nor JSON (SyntaxError): somebody wrote something else there.
    if (error instanceof SyntaxError || error instanceof DOMException) {
      return null;
    }
    throw error;
  }
}

/** Reads a JWT's subject and end without checking its signature: that is the server's. */
export function parseAccessToken(value: string | null): AccessToken | null {
  const payload = value?.split('.')[1];
  if (typeof value !== 'string' || payload === undefined) {
    return null;
  }
  const claims = v.safeParse(claimsSchema, decodeClaims(payload));
  return claims.success ? { value, userId: String(claims.output.sub), expiresAt: claims.output.exp * 1000 } : null;
}

/** When to ask for a new token: after 90 % of the life that is left. Milliseconds since 1970. */
export function refreshTime(token: AccessToken, now: number): number {
  return now + 0.9 * Math.max(0, token.expiresAt - now);
}

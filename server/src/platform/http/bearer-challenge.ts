import type { ErrorReason } from '../../kernel/errors/reasons.ts';

/** Error data included in the challenge. */
interface RefusedCredentials {
  readonly status: number;
  readonly reason?: ErrorReason | undefined;
  readonly facts?: Readonly<Record<string, object>> | undefined;
}

/** Reasons for a 401 response to requests without a token. According to RFC 6750, their challenge contains no error. */
const withoutToken = new Set<ErrorReason | undefined>([undefined, 'NOT_SIGNED_IN', 'LINK_EXPIRED']);

/**
 * Returns the `WWW-Authenticate` header for a 401, and for a 403 if an API key lacks a scope (RFC 6750). Null for
 * other errors.
 */
export function bearerChallenge({ status, reason, facts }: RefusedCredentials): string | null {
  if (status === 401) {
    return withoutToken.has(reason) ? 'Bearer' : `Bearer error="invalid_token", error_description="${reason}"`;
  }
  if (status !== 403 || reason !== 'SCOPE_MISSING') return null;
  const { missingScope }: Record<string, unknown> = Object(facts?.key);
  const scope = typeof missingScope === 'string' ? `, scope="${missingScope}"` : '';
  return `Bearer error="insufficient_scope"${scope}`;
}

import { describedEnum } from '../../../kernel/values/described-enum.ts';
import type { ApiKey } from './api-key.entity.ts';

export enum ApiKeyState {
  ACTIVE = 'ACTIVE',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
}

describedEnum(ApiKeyState, {
  name: 'ApiKeyState',
  description: 'Whether a key works.',
  values: {
    ACTIVE: 'It works if its owner can sign in.',
    EXPIRED: 'It has expired. It works again with a later expiry.',
    REVOKED: 'It was revoked for good.',
  },
});

/** Returns the state of a key at this moment. */
export function stateOf({ revokedAt, expiresAt }: ApiKey): ApiKeyState {
  if (revokedAt !== null) return ApiKeyState.REVOKED;
  return expiresAt !== null && expiresAt <= new Date() ? ApiKeyState.EXPIRED : ApiKeyState.ACTIVE;
}

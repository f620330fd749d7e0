import { describedEnum } from '../../../kernel/values/described-enum.ts';
import type { ApiKey } from './api-key.entity.ts';

export enum ApiKeyState {
  ACTIVE = 'ACTIVE',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
}

describedEnum(ApiKeyState, {
  name: 'ApiKeyState',
  description: 'State of an API key.',
  values: {
    ACTIVE: 'The key is active if its owner can sign in.',
    EXPIRED: 'The key has expired. Setting a later expiry reactivates it.',
    REVOKED: 'The key was revoked permanently.',
  },
});

export function stateOf({ revokedAt, expiresAt }: ApiKey): ApiKeyState {
  if (revokedAt !== null) return ApiKeyState.REVOKED;
  return expiresAt !== null && expiresAt <= new Date() ? ApiKeyState.EXPIRED : ApiKeyState.ACTIVE;
}

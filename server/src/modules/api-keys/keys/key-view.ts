import type { ApiKey } from './api-key.entity.ts';
import { ApiKeyState, type ApiKeyType } from './api-key.type.ts';
import { budgetOf } from './budget-bounds.ts';

/** A key as people read it. */
export const keyView = (key: ApiKey): ApiKeyType => {
  const { olderSecretEndsAt } = key;
  return {
    id: key.id,
    name: key.name,
    publicId: key.publicId,
    lastFour: key.lastFour,
    scopes: key.scopes,
    isTest: key.isTest,
    state: stateOf(key),
    addressRanges: key.addressRanges,
    budget: budgetOf(key.budgetLimit, key.budgetRestorePerSecond),
    createdAt: key.createdAt,
    expiresAt: key.expiresAt,
    revokedAt: key.revokedAt,
    olderWorksUntil: olderSecretEndsAt !== null && olderSecretEndsAt > new Date() ? olderSecretEndsAt : null,
    lastUsedAt: key.lastUsedAt,
    lastUsedAddress: key.lastUsedAddress,
    version: key.version,
  };
};

function stateOf({ revokedAt, expiresAt }: ApiKey): ApiKeyState {
  if (revokedAt !== null) return ApiKeyState.REVOKED;
  return expiresAt !== null && expiresAt <= new Date() ? ApiKeyState.EXPIRED : ApiKeyState.ACTIVE;
}

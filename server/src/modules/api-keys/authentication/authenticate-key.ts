import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { QueryCache, QueryCacheFactory } from '../../../kernel/use-cases/caches.ts';
import type { KeyInUse, Reader, RequestContext, TokenFault } from '../../../kernel/use-cases/context.ts';
import type { DownloadClaims } from '../../../kernel/use-cases/services.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { isWithin } from '../../../platform/http/address-ranges.ts';
import { plainAddress } from '../../../platform/network.ts';
import { hashOf, isSecretOf, newSecret, partsOf } from '../../../platform/sign-in/key-text.ts';
import {
  type AccountCache,
  type Caller,
  callerInImpersonation,
  callerWithId,
  callerWithKey,
  openAccountCache,
} from '../../accounts/visibility/index.ts';
import { queryIn } from '../database.ts';
import { ApiKey } from '../keys/api-key.entity.ts';
import { budgetOf } from '../keys/budget-bounds.ts';

interface KeyRow extends RowOf<ApiKey> {
  readonly secretHash: Buffer;
  readonly olderSecretHash: Buffer | null;
}

/** Reason why an API key was rejected, and the public ID of the key. */
export interface KeyRefusal {
  readonly reason: 'UNKNOWN' | 'WRONG_SECRET' | 'REVOKED' | 'ROTATED' | 'EXPIRED' | 'FOREIGN_ADDRESS' | 'OWNER';
  /** Public ID of the key. Null if the key does not exist. */
  readonly publicId: string | null;
  /**
   * Reason for the rejection, for callers with the correct secret. Null for all other callers, who must not be able
   * to distinguish the reasons.
   */
  readonly fault: TokenFault | null;
}

export type KeyOutcome =
  | { readonly caller: Caller; readonly refusal: null }
  | { readonly caller: null; readonly refusal: KeyRefusal };

export interface KeyCaches {
  /** Cache of API keys. Invalidated when any key changes. */
  readonly keys: QueryCache<KeyRow | undefined>;
  readonly accounts: AccountCache;
}

export const openKeyCaches = (caches: QueryCacheFactory): KeyCaches => ({
  keys: caches.open('API keys', 20_000),
  accounts: openAccountCache(caches),
});

/**
 * Hash of a random secret. If a key does not exist, the secret is compared with this hash, so that the check takes
 * the same time.
 */
const dummyHash = hashOf(newSecret());

/**
 * Authenticates a key. Changes to the key or its owner take effect immediately. Only callers with the correct secret
 * get the reason for a rejection.
 */
export async function authenticateKey(
  reader: Reader,
  token: string,
  { ip, caches: { keys, accounts } }: Pick<RequestContext['request'], 'ip'> & { readonly caches: KeyCaches },
): Promise<KeyOutcome> {
  const parts = partsOf(token);
  const row =
    parts &&
    (await keys.read(await revisionOf(reader, ['api_key']), parts.publicId, () => readKey(reader, parts.publicId)));
  const isNewest = isSecretOf(parts?.secret ?? '', row?.secretHash ?? dummyHash);
  if (!parts || !row) return refused('UNKNOWN', null, null);
  const refuse = (reason: KeyRefusal['reason'], fault: TokenFault | null) => refused(reason, row.publicId, fault);
  if (!isNewest && !isPreviousSecret(row, parts.secret)) return refuse('WRONG_SECRET', null);
  const fault = faultOf(row, { isNewest, ip });
  if (fault) return refuse(...fault);
  const caller = await callerWithKey(reader, row.userId, inUse(row), accounts);
  return caller ? { caller, refusal: null } : refuse('OWNER', { reason: 'OWNER_BLOCKED' });
}

/**
 * Returns the caller for the key in a signed link. Null if the key no longer works or does not allow the request's IP
 * address. Also null if the owner's account is blocked or not approved.
 */
async function callerOfKey(
  reader: Reader,
  publicId: string,
  { ip }: Pick<RequestContext['request'], 'ip'>,
): Promise<Caller | null> {
  const row = await readKey(reader, publicId);
  if (!row || faultOf(row, { isNewest: true, ip })) return null;
  return callerWithKey(reader, row.userId, inUse(row));
}

/** Returns the reason for rejecting a key whose secret is correct. */
function faultOf(
  { revokedAt, olderSecretEndsAt, expiresAt, addressRanges }: KeyRow,
  { isNewest, ip }: { isNewest: boolean; ip: string },
): readonly [KeyRefusal['reason'], TokenFault] | null {
  if (revokedAt) return ['REVOKED', { reason: 'KEY_REVOKED' }];
  if (!isNewest && isPast(olderSecretEndsAt)) return ['ROTATED', { reason: 'KEY_ROTATED' }];
  if (expiresAt && isPast(expiresAt)) return ['EXPIRED', { reason: 'KEY_EXPIRED' }];
  if (addressRanges.length > 0 && !isWithin(ip, addressRanges)) {
    const explanation = `The API key may not be used from the IP address ${plainAddress(ip)}. Its owner can allow it.`;
    return ['FOREIGN_ADDRESS', { reason: 'KEY_ADDRESS', explanation }];
  }
  return null;
}

const isPast = (time: string | null): boolean => time === null || Date.parse(time) <= Date.now();

const refused = (reason: KeyRefusal['reason'], publicId: string | null, fault: TokenFault | null): KeyOutcome => ({
  caller: null,
  refusal: { reason, publicId, fault },
});

/** Returns true if the secret was valid until the last rotation of the key's secret. */
const isPreviousSecret = ({ olderSecretHash }: KeyRow, secret: string): boolean =>
  olderSecretHash !== null && isSecretOf(secret, olderSecretHash);

const inUse = ({ id, publicId, name, scopes, isTest, budgetLimit, budgetRestorePerSecond }: KeyRow): KeyInUse => ({
  id,
  publicId,
  name,
  scopes: new Set(scopes),
  isTest,
  budget: budgetOf(budgetLimit, budgetRestorePerSecond),
});

const readKey = ({ em }: Reader, publicId: string): Promise<KeyRow | undefined> =>
  queryIn(em, { type: 'write' })
    .selectFrom('api_key as k')
    .select(rowColumns(em, ApiKey, 'k'))
    .select(['k.secret_hash as secretHash', 'k.older_secret_hash as olderSecretHash'])
    .where('k.public_id', '=', publicId)
    .executeTakeFirst();

type DownloadOwner = Pick<DownloadClaims, 'userId' | 'keyPublicId' | 'viewingId'>;

/**
 * Returns the claims of a signed link for the caller: a user, an API key, or an administrator who impersonates a
 * user.
 */
export const signedLinkClaimsOf = (ctx: RequestContext): DownloadOwner => ({
  userId: actorOf(ctx).id,
  ...(ctx.key && { keyPublicId: ctx.key.publicId }),
  ...(ctx.observer?.viewingId != null && { viewingId: ctx.observer.viewingId }),
});

/**
 * Returns the user who requested a signed link, with the user's current permissions. Null if the account is blocked
 * or not approved, or if the impersonation has ended. Also null if the API key no longer works or does not allow the
 * request's IP address.
 */
export function callerOfSignedLink(
  ctx: Pick<RequestContext, 'em' | 'loaders' | 'request'>,
  { userId, keyPublicId, viewingId }: DownloadOwner,
): Promise<(Caller & Partial<Pick<RequestContext, 'observer'>>) | null> {
  if (keyPublicId !== undefined) return callerOfKey(ctx, keyPublicId, ctx.request);
  if (viewingId !== undefined) return callerInImpersonation(ctx.em, userId, viewingId);
  return callerWithId(ctx.em, userId);
}

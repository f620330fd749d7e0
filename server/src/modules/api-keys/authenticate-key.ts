import { LRUCache } from 'lru-cache';
import type { KeyInUse, Reader, RequestContext } from '../../kernel/use-cases/context.ts';
import { isScope, type Scope } from '../../kernel/use-cases/scope.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { type Caller, callerWithKey } from '../accounts/index.ts';
import { isWithin } from './address-ranges.ts';
import { queryIn } from './database.ts';
import { hashOf, isSecretOf, newSecret, partsOf } from './key-text.ts';

interface KeyRow {
  readonly id: number;
  readonly userId: number;
  readonly publicId: string;
  readonly scopes: readonly string[];
  readonly isTest: boolean;
  readonly secretHash: Buffer;
  readonly olderSecretHash: Buffer | null;
  readonly olderSecretEndsAt: string | null;
  readonly addressRanges: readonly string[];
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

/** What a request with a key comes to. */
export interface KeyOutcome {
  readonly caller: Caller | null;
  /** Why it is refused. Null: it is not, or whoever sent it may not know. */
  readonly explanation: string | null;
}

/** Keys as they were at a revision of all of them. */
const keysAtRevision = new LRUCache<string, KeyRow>({ max: 20_000 });

/** A hash that is no secret's, to compare with where there is no key. */
const nobodysHash = hashOf(newSecret());

/**
 * For whom a key acts. What is withdrawn from it or its owner stops at once. Why a key is refused is told to whoever has
 * its secret; to others all refusals are the same.
 */
export async function authenticateKey(
  reader: Reader,
  token: string,
  { ip }: Pick<RequestContext['request'], 'ip'>,
): Promise<KeyOutcome> {
  const parts = partsOf(token);
  const row = parts && (await keyAt(reader, parts.publicId));
  const isKnown = isSecretOf(parts?.secret ?? '', row?.secretHash ?? nobodysHash);
  if (!parts || !row || !(isKnown || hasBeenKnown(row, parts.secret))) return { caller: null, explanation: null };
  if (row.revokedAt) return refused('The key has been revoked. Its owner can make a new one.');
  if (!isKnown && isOver(row.olderSecretEndsAt))
    return refused('The key has been rotated, and this is the old one. Use the new one.');
  if (row.expiresAt && isOver(row.expiresAt)) return refused('The key has expired. Its owner can make it last longer.');
  if (row.addressRanges.length > 0 && !isWithin(ip, row.addressRanges))
    return refused(`The key does not work from the address ${ip}. Its owner can allow that.`);
  const caller = await callerWithKey(reader, row.userId, inUse(row));
  return caller ? { caller, explanation: null } : refused('The owner of the key may not sign in at the moment.');
}

const isOver = (moment: string | null): boolean => moment === null || Date.parse(moment) <= Date.now();

const refused = (explanation: string): KeyOutcome => ({ caller: null, explanation });

const hasBeenKnown = ({ olderSecretHash }: KeyRow, secret: string): boolean =>
  olderSecretHash !== null && isSecretOf(secret, olderSecretHash);

const inUse = ({ id, publicId, scopes, isTest }: KeyRow): KeyInUse => ({
  id,
  publicId,
  scopes: new Set<Scope>(scopes.filter(isScope)),
  isTest,
});

/** A key at this moment, read again whenever any key has changed. */
async function keyAt(reader: Reader, publicId: string): Promise<KeyRow | undefined> {
  const at = `${publicId} ${await revisionOf(reader, ['api_key'])}`;
  const known = keysAtRevision.get(at);
  if (known) return known;
  const row = await readKey(reader, publicId);
  if (row) keysAtRevision.set(at, row);
  return row;
}

const readKey = ({ em }: Reader, publicId: string): Promise<KeyRow | undefined> =>
  queryIn(em, { type: 'write' })
    .selectFrom('api_key')
    .select([
      'id',
      'user_id as userId',
      'public_id as publicId',
      'scopes',
      'is_test as isTest',
      'secret_hash as secretHash',
      'older_secret_hash as olderSecretHash',
      'older_secret_ends_at as olderSecretEndsAt',
      'address_ranges as addressRanges',
      'expires_at as expiresAt',
      'revoked_at as revokedAt',
    ])
    .where('public_id', '=', publicId)
    .executeTakeFirst();

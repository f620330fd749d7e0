import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { actorOf, changing, signedIn } from '../../../kernel/use-cases/access.ts';
import { changeAuthorOf, type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { setAuditAuthor } from '../../../platform/database/audit-trail.ts';
import { rangeText } from '../../../platform/http/address-ranges.ts';
import { hashOf, keyText, newPublicId, newSecret } from '../../../platform/sign-in/key-text.ts';
import { changedBy, queueChangeNotice } from '../../accounts/index.ts';
import { lockUser, User } from '../../accounts/users/index.ts';
import { queryIn } from '../database.ts';
import { ApiKey } from './api-key.entity.ts';
import {
  type ApiKeyBudgetInput,
  ApiKeyQuery,
  ApiKeysQuery,
  CreateApiKeyInput,
  type OneKeyInput,
  RevokeApiKeyInput,
  RotateApiKeyInput,
  UpdateApiKeyInput,
} from './api-key.inputs.ts';
import { checkBudget } from './budget-bounds.ts';

/** Maximum number of active keys per owner. */
export const maxActiveKeys = 20;
/** Maximum number of expired and revoked keys that are stored per owner. Older keys are deleted. */
const maxEndedKeys = 50;
/** Time in milliseconds for which the previous secret works after a rotation. */
const overlapMs = 24 * 3_600_000;

/** Only signed-in users may manage keys. API keys and administrators who impersonate a user may not. */
const personRule = changing(signedIn);

/** Key with its full text, which is not stored and can only be returned once. */
interface CreatedKey {
  readonly apiKey: ApiKey;
  readonly key: string;
}

/**
 * Returns the owner whose keys the caller may manage. Throws FORBIDDEN if the caller is not an administrator and
 * requests another user's keys.
 */
function ownerOf(ctx: RequestContext, { userId }: ApiKeysQuery): number {
  const actor = actorOf(ctx);
  const owner = userId ?? actor.id;
  if (owner !== actor.id && actor.role !== UserRole.ADMINISTRATOR) throw new AppError('FORBIDDEN');
  return owner;
}

const newestFirst = { orderBy: { id: 'desc' }, connectionType: 'write' } as const;

/** Returns the keys of the caller or, for administrators, of any user, newest first. Throws USER_NOT_FOUND. */
export const findApiKeys = query(personRule, ApiKeysQuery, async (ctx, input) => {
  const userId = ownerOf(ctx, input);
  if ((await ctx.em.count(User, { id: userId }, { connectionType: 'write' })) === 0) throw noUser();
  return ctx.em.find(ApiKey, { userId }, newestFirst);
});

/** Returns a key by ID. Throws ITEM_NOT_FOUND, also for another user's key. */
export const findApiKey = query(personRule, ApiKeyQuery, async (ctx, input) => {
  const key = await ctx.em.findOne(ApiKey, { id: input.id, userId: ownerOf(ctx, input) }, { connectionType: 'write' });
  if (!key) throw noKey();
  return key;
});

/**
 * Creates a key. Throws INVALID_REQUEST 409 if the owner has {@link maxActiveKeys} active keys, and FORBIDDEN if the
 * caller sets the budget but is not an administrator.
 */
export const createApiKey = command(personRule, CreateApiKeyInput, async (ctx, input): Promise<CreatedKey> => {
  const { em } = ctx;
  const owner = await lockUser(em, ownerOf(ctx, input));
  const { name, scopes, isTest, expiresAt, addressRanges, budget } = input;
  const fields = {
    ...{ userId: owner.id, name, scopes, isTest: isTest ?? false },
    expiresAt: expiry(expiresAt ?? null, 'expiresAt'),
    addressRanges: ranges(addressRanges ?? [], 'addressRanges'),
    ...budgetOf(ctx, budget ?? null, 'budget'),
  };
  await recordInAuditLog(ctx);
  await requireFew(em, owner.id);
  const secret = newSecret();
  const apiKey = em.create(ApiKey, { ...fields, publicId: newPublicId(), ...secretFields(secret) });
  await em.flush();
  await notify(ctx, apiKey, 'created');
  return { apiKey, key: keyText({ publicId: apiKey.publicId, secret }) };
});

/**
 * Changes a key. Omitted fields are unchanged. Throws ITEM_NOT_FOUND, STALE_VERSION, and INVALID_REQUEST 409 for a
 * revoked key.
 */
export const updateApiKey = command(personRule, UpdateApiKeyInput, async (ctx, input): Promise<ApiKey> => {
  const { expiresAt, addressRanges, budget, ...set } = input.set;
  const key = await lockActiveKey(ctx, input);
  const wasExpired = key.expiresAt !== null && key.expiresAt <= new Date();
  ctx.em.assign(
    key,
    {
      ...set,
      ...(expiresAt !== undefined && { expiresAt: expiry(expiresAt, 'set.expiresAt') }),
      ...(addressRanges !== undefined && { addressRanges: ranges(addressRanges ?? [], 'set.addressRanges') }),
      ...(budget !== undefined && budgetOf(ctx, budget, 'set.budget', true)),
    },
    { ignoreUndefined: true },
  );
  // An expired key that becomes active again counts toward the limit.
  if (wasExpired && expiresAt !== undefined) await requireFew(ctx.em, key.userId);
  return saveChange(ctx, key, 'changed');
});

/**
 * Replaces the secret of a key. The previous secret works for another 24 hours, or stops working immediately. In both
 * cases, older secrets stop working immediately.
 */
export const rotateApiKey = command(personRule, RotateApiKeyInput, async (ctx, input): Promise<CreatedKey> => {
  const apiKey = await lockActiveKey(ctx, input);
  const secret = newSecret();
  const previousSecretFields =
    input.endsOlderAtOnce === true
      ? { olderSecretHash: null, olderSecretEndsAt: null }
      : { olderSecretHash: apiKey.secretHash, olderSecretEndsAt: new Date(Date.now() + overlapMs) };
  ctx.em.assign(apiKey, { ...previousSecretFields, ...secretFields(secret) });
  await saveChange(ctx, apiKey, 'rotated');
  return { apiKey, key: keyText({ publicId: apiKey.publicId, secret }) };
});

/** Revokes a key permanently, effective immediately. */
export const revokeApiKey = command(personRule, RevokeApiKeyInput, async (ctx, input): Promise<ApiKey> => {
  const key = await lockActiveKey(ctx, input);
  ctx.em.assign(key, { revokedAt: new Date() });
  return saveChange(ctx, key, 'revoked');
});

const secretFields = (secret: string) => ({ secretHash: hashOf(secret), lastFour: secret.slice(-4) });

/** Locks a key for a change. Throws ITEM_NOT_FOUND, STALE_VERSION, and INVALID_REQUEST 409 for a revoked key. */
async function lockActiveKey(
  ctx: RequestContext,
  input: OneKeyInput & { readonly expectedVersion?: number | null },
): Promise<ApiKey> {
  const key = await ctx.em.findOne(
    ApiKey,
    { id: input.id, userId: ownerOf(ctx, input) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['secretHash', 'olderSecretHash'] },
  );
  if (!key) throw noKey();
  checkVersion(key, input.expectedVersion);
  if (key.revokedAt) throw conflict('id', 'has been revoked', 'This key has been revoked. Create a new one.');
  await recordInAuditLog(ctx);
  return key;
}

/** Stores a changed key with the next version, and emails its owner. */
async function saveChange(ctx: RequestContext, key: ApiKey, change: KeyChange): Promise<ApiKey> {
  key.version++;
  await ctx.em.flush();
  await notify(ctx, key, change);
  return key;
}

type KeyChange = 'created' | 'changed' | 'rotated' | 'revoked';

const sentences: Readonly<Record<KeyChange, string>> = {
  created: 'An API key was created for your account. Programs can use it with the permissions listed below.',
  changed: 'An API key of your account was changed.',
  rotated: 'The secret of an API key of your account was replaced.',
  revoked: 'An API key of your account was revoked. Programs can no longer use it.',
};

async function notify(ctx: RequestContext, key: ApiKey, change: KeyChange): Promise<void> {
  const { email: to } = await ctx.em.findOneOrFail(User, { id: key.userId }, { fields: ['email'] });
  await queueChangeNotice(ctx, {
    ...{ to, at: new Date(), by: changedBy(ctx, key.userId) },
    subject: `An API key of your account was ${change}`,
    change: sentences[change],
    facts: [
      { label: 'Key', text: `${key.name} (ends in ${key.lastFour})${key.isTest ? ', test key' : ''}` },
      { label: 'Permissions', text: key.scopes.join(', ') },
    ],
    undo: { label: 'Review your API keys', path: '/account/programs' },
  });
}

/** Records the change in the audit log, including changes that users make to their own keys. */
async function recordInAuditLog(ctx: RequestContext): Promise<void> {
  const author = { actorId: actorOf(ctx).id, requestId: ctx.request.id };
  if (!changeAuthorOf(ctx)) await setAuditAuthor(author).execute(queryIn(ctx.em));
}

/**
 * Throws INVALID_REQUEST 409 if an owner has the maximum number of active keys. Deletes the owner's oldest expired
 * and revoked keys.
 */
async function requireFew(em: EntityManager, userId: number): Promise<void> {
  const keys = await em.find(ApiKey, { userId }, { fields: ['id', 'expiresAt', 'revokedAt'], orderBy: { id: 'desc' } });
  const now = new Date();
  const hasEnded = ({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>): boolean =>
    revokedAt !== null || (expiresAt !== null && expiresAt <= now);
  const ended = keys.filter(hasEnded);
  if (keys.length - ended.length >= maxActiveKeys) {
    throw conflict(
      '',
      `there are already ${maxActiveKeys} active keys`,
      `There are already ${maxActiveKeys} active keys. Revoke one first.`,
    );
  }
  await em.nativeDelete(ApiKey, { id: { $in: ended.slice(maxEndedKeys).map(({ id }) => id) } });
}

function expiry(expiresAt: Date | null, path: string): Date | null {
  if (expiresAt !== null && expiresAt <= new Date()) throw invalid(path, 'must be in the future');
  return expiresAt;
}

const ranges = (texts: readonly string[], path: string): string[] => [
  ...new Set(
    texts.map((text, index) => {
      const range = rangeText(text);
      if (range === null) throw invalid(`${path}.${index}`, 'must be an IP address or a range such as 192.0.2.0/24');
      return range;
    }),
  ),
];

/** Returns the column values for a budget. Throws FORBIDDEN if the caller is not an administrator. */
function budgetOf(ctx: RequestContext, budget: ApiKeyBudgetInput | null, path: string, isCleared = false) {
  if (budget === null && !isCleared) return {};
  if (actorOf(ctx).role !== UserRole.ADMINISTRATOR) throw new AppError('FORBIDDEN');
  if (budget !== null) checkBudget(budget, path);
  return { budgetLimit: budget?.limit ?? null, budgetRestorePerSecond: budget?.restorePerSecond ?? null };
}

const noKey = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'the key does not exist' }] });
const noUser = (): AppError =>
  new AppError('USER_NOT_FOUND', { details: [{ path: 'userId', message: 'the user does not exist' }] });

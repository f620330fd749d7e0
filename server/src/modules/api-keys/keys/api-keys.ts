import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { actorOf, changing, signedIn } from '../../../kernel/use-cases/access.ts';
import { changeAuthorOf, type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { tellOf } from '../../../platform/database/audit-trail.ts';
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

/** Keys of one owner that work at the same time. */
export const mostKeys = 20;
/** Keys of one owner that have ended and are still shown: those that were made last. */
const mostEnded = 50;
/** For how long the key from before a rotation works, too. */
const overlapMs = 24 * 3_600_000;

/** Only people have to do with keys, and for themselves: no rule here is open to keys, nor to those who only look on. */
const people = changing(signedIn);

/** A key, and what nobody can tell later: the key itself. */
interface MadeKey {
  readonly apiKey: ApiKey;
  readonly key: string;
}

/** Whose keys the caller may have to do with. Throws FORBIDDEN for another one's. */
function ownerOf(ctx: RequestContext, { userId }: ApiKeysQuery): number {
  const actor = actorOf(ctx);
  const owner = userId ?? actor.id;
  if (owner !== actor.id && actor.role !== UserRole.ADMINISTRATOR) throw new AppError('FORBIDDEN');
  return owner;
}

const newestFirst = { orderBy: { id: 'desc' }, connectionType: 'write' } as const;

/** The keys of the caller, or for an Administrator of any user, newest first. Throws USER_NOT_FOUND. */
export const findApiKeys = query(people, ApiKeysQuery, async (ctx, input) => {
  const userId = ownerOf(ctx, input);
  if ((await ctx.em.count(User, { id: userId }, { connectionType: 'write' })) === 0) throw noUser();
  return ctx.em.find(ApiKey, { userId }, newestFirst);
});

/** One of them. Throws ITEM_NOT_FOUND for somebody else's too. */
export const findApiKey = query(people, ApiKeyQuery, async (ctx, input) => {
  const key = await ctx.em.findOne(ApiKey, { id: input.id, userId: ownerOf(ctx, input) }, { connectionType: 'write' });
  if (!key) throw noKey();
  return key;
});

/** Makes a key. INVALID_REQUEST as a conflict when twenty work already; FORBIDDEN for whoever sets its budget and may not. */
export const createApiKey = command(people, CreateApiKeyInput, async (ctx, input): Promise<MadeKey> => {
  const { em } = ctx;
  const owner = await lockUser(em, ownerOf(ctx, input));
  const { name, scopes, isTest, expiresAt, addressRanges, budget } = input;
  const fields = {
    ...{ userId: owner.id, name, scopes, isTest: isTest ?? false },
    expiresAt: expiry(expiresAt ?? null, 'expiresAt'),
    addressRanges: ranges(addressRanges ?? [], 'addressRanges'),
    ...budgetOf(ctx, budget ?? null, 'budget'),
  };
  await tell(ctx);
  await requireFew(em, owner.id);
  const secret = newSecret();
  const apiKey = em.create(ApiKey, { ...fields, publicId: newPublicId(), ...secretFields(secret) });
  await em.flush();
  await notify(ctx, apiKey, 'created');
  return { apiKey, key: keyText({ publicId: apiKey.publicId, secret }) };
});

/** Changes what is given of a key. STALE_VERSION when somebody has changed it meanwhile. */
export const updateApiKey = command(people, UpdateApiKeyInput, async (ctx, input): Promise<ApiKey> => {
  const { expiresAt, addressRanges, budget, ...set } = input.set;
  const key = await lockWorking(ctx, input);
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
  // What had ended works again: it counts among those that do.
  if (wasExpired && expiresAt !== undefined) await requireFew(ctx.em, key.userId);
  return written(ctx, key, 'changed');
});

/**
 * Gives a key another secret. The one before works for a day more, or ends at once; one from before that ends in any case.
 */
export const rotateApiKey = command(people, RotateApiKeyInput, async (ctx, input): Promise<MadeKey> => {
  const apiKey = await lockWorking(ctx, input);
  const secret = newSecret();
  const ofOlder =
    input.endsOlderAtOnce === true
      ? { olderSecretHash: null, olderSecretEndsAt: null }
      : { olderSecretHash: apiKey.secretHash, olderSecretEndsAt: new Date(Date.now() + overlapMs) };
  ctx.em.assign(apiKey, { ...ofOlder, ...secretFields(secret) });
  await written(ctx, apiKey, 'rotated');
  return { apiKey, key: keyText({ publicId: apiKey.publicId, secret }) };
});

/** Ends a key for good, at once. */
export const revokeApiKey = command(people, RevokeApiKeyInput, async (ctx, input): Promise<ApiKey> => {
  const key = await lockWorking(ctx, input);
  ctx.em.assign(key, { revokedAt: new Date() });
  return written(ctx, key, 'revoked');
});

const secretFields = (secret: string) => ({ secretHash: hashOf(secret), lastFour: secret.slice(-4) });

/** A key that has not been revoked, to be changed. Throws ITEM_NOT_FOUND; STALE_VERSION; a conflict for a revoked one. */
async function lockWorking(
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
  if (key.revokedAt)
    throw conflict('id', 'is a key that has been revoked', 'This key has been revoked. Make a new one.');
  await tell(ctx);
  return key;
}

/** Writes a changed key as its next version. */
async function written(ctx: RequestContext, key: ApiKey, change: KeyChange): Promise<ApiKey> {
  key.version++;
  await ctx.em.flush();
  await notify(ctx, key, change);
  return key;
}

type KeyChange = 'created' | 'changed' | 'rotated' | 'revoked';

const sentences: Readonly<Record<KeyChange, string>> = {
  created: 'An API key was created for your account. Programs can use it with the permissions that it lists.',
  changed: 'An API key of your account was changed.',
  rotated: 'An API key of your account got a new secret.',
  revoked: 'An API key of your account was revoked. Programs can no longer use it.',
};

/** Emails the owner of a key. */
async function notify(ctx: RequestContext, key: ApiKey, change: KeyChange): Promise<void> {
  const { email: to } = await ctx.em.findOneOrFail(User, { id: key.userId }, { fields: ['email'] });
  await queueChangeNotice(ctx, {
    ...{ to, at: new Date(), by: changedBy(ctx, key.userId) },
    subject: `An API key of your account was ${change}`,
    change: sentences[change],
    facts: [
      { label: 'Key', text: `${key.name} (ends with ${key.lastFour})${key.isTest ? ', for tests' : ''}` },
      { label: 'Permissions', text: key.scopes.join(', ') },
    ],
    undo: { label: 'Review your API keys', path: '/account/programs' },
  });
}

/** Keys are in the audit log whoever changes them: also where people change their own. */
async function tell(ctx: RequestContext): Promise<void> {
  const author = { actorId: actorOf(ctx).id, requestId: ctx.request.id };
  if (!changeAuthorOf(ctx)) await tellOf(author).execute(queryIn(ctx.em));
}

/** Throws INVALID_REQUEST where an owner has as many keys as they may; forgets those that have ended long since. */
async function requireFew(em: EntityManager, userId: number): Promise<void> {
  const keys = await em.find(ApiKey, { userId }, { fields: ['id', 'expiresAt', 'revokedAt'], orderBy: { id: 'desc' } });
  const now = new Date();
  const hasEnded = ({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>): boolean =>
    revokedAt !== null || (expiresAt !== null && expiresAt <= now);
  const ended = keys.filter(hasEnded);
  if (keys.length - ended.length >= mostKeys) {
    throw conflict('', `there are ${mostKeys} keys already`, `There are ${mostKeys} keys already. Revoke one first.`);
  }
  await em.nativeDelete(ApiKey, { id: { $in: ended.slice(mostEnded).map(({ id }) => id) } });
}

function expiry(expiresAt: Date | null, path: string): Date | null {
  if (expiresAt !== null && expiresAt <= new Date()) throw invalid(path, 'must lie in the future');
  return expiresAt;
}

const ranges = (texts: readonly string[], path: string): string[] => [
  ...new Set(
    texts.map((text, index) => {
      const range = rangeText(text);
      if (range === null) throw invalid(`${path}.${index}`, 'must be an address or a range such as 192.0.2.0/24');
      return range;
    }),
  ),
];

/** What is written of a budget, which administrators alone set. */
function budgetOf(ctx: RequestContext, budget: ApiKeyBudgetInput | null, path: string, isCleared = false) {
  if (budget === null && !isCleared) return {};
  if (actorOf(ctx).role !== UserRole.ADMINISTRATOR) throw new AppError('FORBIDDEN');
  if (budget !== null) checkBudget(budget, path);
  return { budgetLimit: budget?.limit ?? null, budgetRestorePerSecond: budget?.restorePerSecond ?? null };
}

const noKey = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such key' }] });
const noUser = (): AppError =>
  new AppError('USER_NOT_FOUND', { details: [{ path: 'userId', message: 'there is no such user' }] });

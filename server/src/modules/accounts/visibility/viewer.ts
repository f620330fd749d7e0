import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { QueryCache, QueryCacheFactory } from '../../../kernel/use-cases/caches.ts';
import {
  type KeyInUse,
  type Observer,
  type Reader,
  type RequestContext,
  type TokenFault,
  UserRole,
  type Viewer,
} from '../../../kernel/use-cases/context.ts';
import { Loaders } from '../../../kernel/use-cases/loaders.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { anyOf, asText, type Condition, now } from '../../../platform/database/statements/statements.ts';
import type { Secrets } from '../../../platform/sign-in/signed-payload.ts';
import { type AccessClaims, isExpiredAccessToken, readAccessToken } from '../../../platform/sign-in/tokens.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import type { AccessPage } from '../users/access-page.ts';
import { isActiveAccount } from './account-rules.ts';

/**
 * Markup that applies to a viewer, with exact decimals and inclusive ranges. A bound is null if the range is open on
 * that side.
 */
export interface ViewerMarkup {
  readonly caratMin: string | null;
  readonly caratMax: string | null;
  readonly priceMin: string | null;
  readonly priceMax: string | null;
  readonly percent: string;
}

declare module '../../../kernel/use-cases/context.ts' {
  interface Viewer {
    readonly kind: 'administrator' | 'trader' | 'visitor';
    /** Pages that the viewer may see. Null if the viewer may see all pages. */
    readonly pages: ReadonlySet<AccessPage> | null;
    /**
     * Markups ordered by ID. Administrators have none. Visitors have the markups of the agent whose domain they
     * visit.
     */
    readonly markups: readonly ViewerMarkup[];
    /** Whether the viewer may see prices. False for API keys without the scope for prices. */
    readonly seesPrices: boolean;
  }
}

export type Caller = Pick<RequestContext, 'actor' | 'viewer' | 'key'>;

interface ViewerRow {
  readonly id: number;
  /**
   * Time at which the request's token stops working because it was revoked. Null or undefined if it was not revoked.
   */
  readonly goodUntil?: string | null;
  readonly role: UserRole;
  readonly pages: readonly AccessPage[] | null;
  readonly markups: readonly ViewerMarkup[];
}

const user = conditionsOn('user_account', 'u');
const m = columnsOf('user_markup', 'm');

const pages = user
  .selectFrom('user_page_access as a')
  .select(({ fn }) => fn.jsonAgg('a.page').as('pages'))
  .whereRef('a.user_id', '=', 'u.id');

const markups = user
  .selectFrom('user_markup as m')
  .select([
    asText(m('carat_min')).as('caratMin'),
    asText(m('carat_max')).as('caratMax'),
    asText(m('price_min')).as('priceMin'),
    asText(m('price_max')).as('priceMax'),
    asText(m('percent')).as('percent'),
  ])
  .whereRef('m.user_id', '=', 'u.id')
  .orderBy('m.id');

const accountsThat = (em: EntityManager, condition: Condition) =>
  queryIn(em, { type: 'write' })
    .selectFrom('user_account as u')
    .select(['u.id', 'u.role', pages.as('pages'), jsonArrayFrom(markups).as('markups')])
    .where(condition);

const findAccount = (em: EntityManager, condition: Condition): Promise<ViewerRow | undefined> =>
  accountsThat(em, condition).where(isActiveAccount).executeTakeFirst();

/**
 * Returns the viewer for an account, even if the account is blocked or not approved. Undefined if the account does
 * not exist.
 */
export async function viewerOfAccount(em: EntityManager, id: number): Promise<Viewer | undefined> {
  const account = await accountsThat(em, user('u.id', '=', id)).executeTakeFirst();
  return account && accountViewer(account);
}

/** Cache of callers' accounts. Changes to accounts and revoked tokens invalidate it. */
export type AccountCache = QueryCache<ViewerRow | undefined>;

export const openAccountCache = (caches: QueryCacheFactory): AccountCache => caches.open('accounts', 20_000);

/**
 * Returns an account if it is approved and not blocked. A cached row is reloaded after any account changes or any
 * token is revoked.
 */
async function accountOf(
  reader: Reader,
  accounts: AccountCache,
  id: number,
  token?: AccessClaims,
): Promise<ViewerRow | undefined> {
  const revision = await revisionOf(reader, ['user', ...(token ? ['revoked_token'] : [])]);
  const account = await accounts.read(revision, token ? `${id} ${token.ver} ${token.jti}` : `${id}`, () =>
    token ? findAccountOfToken(reader.em, token) : findAccount(reader.em, user('u.id', '=', id)),
  );
  return account?.goodUntil && Date.parse(account.goodUntil) <= Date.now() ? undefined : account;
}

/** Caller authenticated by an access token, or the reason why the token is rejected. */
type TokenOutcome =
  | { readonly caller: Caller & Pick<RequestContext, 'observer' | 'session'> }
  | { readonly caller: null; readonly fault: TokenFault };

const tokenRefused = (reason: TokenFault['reason']): TokenOutcome => ({ caller: null, fault: { reason } });

/**
 * Reads the account that a token belongs to. Undefined if the account is blocked or not approved, if its sessions
 * have ended since the token was issued, or if the token was revoked.
 */
function findAccountOfToken(em: EntityManager, { sub, ver, jti, sid }: AccessClaims): Promise<ViewerRow | undefined> {
  const revocations = user.selectFrom('revoked_token as r').where('r.id', 'in', [jti, sid]);
  const isRevoked = revocations.select('r.id').where('r.good_until', '<=', now);
  return accountsThat(em, user.and({ 'u.id': sub, 'u.token_version': ver }))
    .select(revocations.select(({ fn }) => asText(fn.min('r.good_until')).as('goodUntil')).as('goodUntil'))
    .where(isActiveAccount)
    .where(user.not(user.exists(isRevoked)))
    .executeTakeFirst();
}

/**
 * Returns the caller for an access token. Rejects tokens that are invalid, expired or revoked, and tokens of users
 * who are deleted, not approved or blocked. Changes to permissions take effect immediately.
 */
export async function authenticate(
  reader: Reader,
  token: string,
  { secrets, accounts }: { readonly secrets: Secrets; readonly accounts: AccountCache },
): Promise<TokenOutcome> {
  const claims = readAccessToken(token, secrets);
  if (!claims) return tokenRefused(isExpiredAccessToken(token, secrets) ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
  const [account, observer] = await Promise.all([
    accountOf(reader, accounts, claims.sub, claims),
    claims.act && observerOf(reader.em, claims.act.viewing, claims.sub),
  ]);
  if (!account || account.role !== claims.role) return tokenRefused('TOKEN_REVOKED');
  if (claims.act && observer?.id !== claims.act.sub) return tokenRefused('TOKEN_REVOKED');
  const session = {
    id: claims.sid,
    tokenId: claims.jti,
    userVersion: claims.ver,
    beganAt: new Date(claims.authTime * 1_000),
  };
  return { caller: { ...callerOf(account), observer, session } };
}

/**
 * Returns the caller for an API key of this account. An administrator's key has the permissions of a trader without
 * markups and page restrictions. Every key is limited to its scopes. Null if the account is blocked or not approved.
 */
export async function callerWithKey(
  reader: Reader,
  userId: number,
  key: KeyInUse,
  accounts?: AccountCache,
): Promise<Caller | null> {
  const account = accounts
    ? await accountOf(reader, accounts, userId)
    : await findAccount(reader.em, user('u.id', '=', userId));
  if (!account) return null;
  const isAdministrator = account.role === UserRole.ADMINISTRATOR;
  const traderAccount = isAdministrator
    ? { ...account, role: UserRole.USER, pages: null, markups: [], seesPrices: true }
    : account;
  const viewer = { ...accountViewer(traderAccount), seesPrices: key.scopes.has('PRICES_READ') };
  return { actor: { id: userId, role: traderAccount.role }, key, viewer: async () => viewer };
}

/**
 * Returns the administrator of an active impersonation. Null if the impersonation has ended, or if the
 * administrator's sessions have ended since it began. Also null if the administrator is blocked, not approved or no
 * longer an administrator.
 */
async function observerOf(em: EntityManager, viewingId: number, userId: number): Promise<Observer | null> {
  const observer = await queryIn(em, { type: 'write' })
    .selectFrom('user_viewing as v')
    .innerJoin('user_account as u', 'u.id', 'v.administrator_id')
    .select(['u.id', 'u.role', 'v.id as viewingId'])
    .where('v.id', '=', viewingId)
    .where('v.user_id', '=', userId)
    .where('v.ends_at', '>', now)
    .whereRef('u.token_version', '=', 'v.administrator_token_version')
    .where('u.role', '=', UserRole.ADMINISTRATOR)
    .where(isActiveAccount)
    .executeTakeFirst();
  return observer ?? null;
}

/**
 * Returns the caller for an account whose owner was authenticated in another way. Null if the account is blocked or
 * not approved.
 */
export async function callerWithId(em: EntityManager, id: number): Promise<Caller | null> {
  const account = await findAccount(em, user('u.id', '=', id));
  return account ? callerOf(account) : null;
}

/** Returns the impersonated user as the caller. Null if the impersonation has ended. */
export async function callerInImpersonation(
  em: EntityManager,
  id: number,
  viewingId: number,
): Promise<(Caller & Pick<RequestContext, 'observer'>) | null> {
  const [caller, observer] = await Promise.all([callerWithId(em, id), observerOf(em, viewingId, id)]);
  return caller && observer ? { ...caller, observer } : null;
}

/** Returns callers by account ID, in one query. Accounts that are blocked or not approved are omitted. */
export async function callersWithIds(em: EntityManager, ids: readonly number[]): Promise<Map<number, Caller>> {
  const rows = await accountsThat(em, user('u.id', '=', anyOf(ids)))
    .where(isActiveAccount)
    .execute();
  return new Map(rows.map((account) => [account.id, callerOf(account)]));
}

/**
 * Returns a request context with the user as the viewer, for an administrator who reads the user's lists. Also works
 * for users who are blocked or not approved. The user's private notes remain hidden. Throws USER_NOT_FOUND.
 */
export async function contextOfUser(ctx: RequestContext, userId: number): Promise<RequestContext> {
  const account = await accountsThat(ctx.em, user('u.id', '=', userId)).executeTakeFirst();
  if (!account) {
    throw new AppError('USER_NOT_FOUND', { details: [{ path: 'userId', message: 'the user does not exist' }] });
  }
  // New loaders prevent reads with the user's permissions from being batched with reads with the administrator's
  // permissions.
  const observer = { ...actorOf(ctx), viewingId: null };
  return { ...ctx, ...callerOf(account), observer, loaders: new Loaders() };
}

/** Returns the caller for an anonymous client on a host, which is an agent's domain or the brand's host. */
export function visitorOn(host: string): Caller {
  let viewer: Promise<Viewer> | undefined;
  return {
    actor: null,
    key: null,
    viewer(em) {
      viewer ??= readVisitor(em, host);
      return viewer;
    },
  };
}

/** The viewer is built from the account row, so no second query is needed. */
function callerOf(account: ViewerRow): Caller {
  const viewer = accountViewer(account);
  return { actor: { id: account.id, role: account.role }, key: null, viewer: async () => viewer };
}

/** Returns the viewer of a request. Runs at most one query per request. */
export const viewerOf = ({ em, viewer }: Pick<RequestContext, 'em' | 'viewer'>): Promise<Viewer> => viewer(em);

/**
 * Returns the cache key shared by all viewers who see the same stock at the same prices. If `isPersonal` is true,
 * each signed-in trader gets a separate key.
 */
export const viewerCacheKey = (
  { kind, userId, pages, markups, seesPrices }: Viewer,
  { isPersonal = false }: { readonly isPersonal?: boolean } = {},
): string =>
  JSON.stringify([
    kind,
    pages && [...pages].sort((a, b) => a - b),
    markups,
    ...(isPersonal && kind === 'trader' ? [userId] : []),
    ...(seesPrices ? [] : ['without prices']),
  ]);

/**
 * Returns the subject to pass to `lastChange` for the stock and prices that a caller sees. It covers the caller's
 * markups, pages, role and blocks or, for visitors, the markups of the domain. Triggers in the migrations use the
 * same names.
 */
export const visibilitySubjectOf = ({ actor, request }: Pick<RequestContext, 'actor' | 'request'>): string =>
  actor ? `user ${actor.id}` : `visitors of ${request.host}`;

/** Viewer for the command line, with the permissions of an administrator. */
export const unrestrictedViewer: Viewer = {
  kind: 'administrator',
  userId: null,
  pages: null,
  markups: [],
  seesPrices: true,
};

const accountViewer = ({ id, role, pages, markups }: ViewerRow): Viewer =>
  role === UserRole.ADMINISTRATOR
    ? { kind: 'administrator', userId: id, pages: null, markups: [], seesPrices: true }
    : { kind: 'trader', userId: id, pages: pages && new Set(pages), markups, seesPrices: true };

async function readVisitor(em: EntityManager, host: string): Promise<Viewer> {
  const agent = await findAccount(em, user('u.domain', '=', host));
  return { kind: 'visitor', userId: null, pages: null, markups: agent?.markups ?? [], seesPrices: true };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { LRUCache } from 'lru-cache';
import { type Actor, type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { asText, type Condition } from '../../platform/database/statements/statements.ts';
import { cacheCounter } from '../../platform/metrics/caches.ts';
import { type AccessClaims, readAccessToken } from '../../platform/sign-in/tokens.ts';
import { columnsOf, conditionsOn, queryIn } from './database.ts';
import type { AccessPage } from './page-access/access-page.ts';
import { isBlockedNow } from './users/user-row.ts';

/** One of a viewer's markups: exact decimals, closed ranges, null ends are open. */
export interface ViewerMarkup {
  readonly caratMin: string | null;
  readonly caratMax: string | null;
  readonly priceMin: string | null;
  readonly priceMax: string | null;
  readonly percent: string;
}

/** Whose eyes see the stock: decides what is visible and at which price. */
export interface Viewer {
  readonly kind: 'administrator' | 'trader' | 'visitor';
  /** Null for visitors. */
  readonly userId: number | null;
  /** Pages that they may see. Null: not restricted. */
  readonly pages: ReadonlySet<AccessPage> | null;
  /** Lowest id first. Administrators have none; visitors have those of the agent whose domain they are on. */
  readonly markups: readonly ViewerMarkup[];
}

interface ViewerRow {
  readonly id: number;
  readonly role: UserRole;
  readonly pages: readonly AccessPage[] | null;
  readonly markups: readonly ViewerMarkup[];
}

const user = conditionsOn('user_account', 'u');
const u = columnsOf('user_account', 'u');
const m = columnsOf('user_markup', 'm');

/** SQL: whether the account `u` may act. An expired block is no block. */
export const mayAct = sql<boolean>`(${u('is_approved')} and not ${isBlockedNow})`;

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

const findAccount = (em: EntityManager, condition: Condition): Promise<ViewerRow | undefined> =>
  queryIn(em, { type: 'write' })
    .selectFrom('user_account as u')
    .select(['u.id', 'u.role', pages.as('pages'), jsonArrayFrom(markups).as('markups')])
    .where(condition)
    .where(mayAct)
    .executeTakeFirst();

/** What was read about an actor with their account, so that asking for their viewer costs no second query. */
const viewersOfActors = new WeakMap<Actor, Viewer>();
/** Visitors have no actor: their request stands for them. */
const viewersOfRequests = new WeakMap<object, Promise<Viewer>>();

/** Accounts of token holders, each as it was at a revision of all accounts. */
const accountsAtRevision = new LRUCache<string, ViewerRow>({ max: 20_000 });
const countAccount = cacheCounter('accounts');

/** The account of a token at this moment: read again whenever any account has changed. */
async function accountOf(em: EntityManager, { sub, ver }: AccessClaims): Promise<ViewerRow | undefined> {
  const key = `${sub} ${ver} ${await revisionOf(em, ['user'])}`;
  const known = accountsAtRevision.get(key);
  countAccount(known !== undefined);
  if (known) return known;
  const account = await findAccount(em, user.and({ 'u.id': sub, 'u.token_version': ver }));
  // Who may not act is read every time: a block can end without a change.
  if (account) accountsAtRevision.set(key, account);
  return account;
}

/**
 * Who holds this access token. Null when the token is not ours, has expired or was revoked, and when its user is gone,
 * not approved or blocked. What is withdrawn stops at once.
 */
export async function authenticate(em: EntityManager, token: string, jwtSecret: string): Promise<Actor | null> {
  const claims = readAccessToken(token, jwtSecret);
  if (!claims) return null;
  const account = await accountOf(em, claims);
  if (!account || account.role !== claims.role) return null;
  return actorOfAccount(account);
}

/** The account with this id as an actor, for whoever brings another proof of ours of who they are. Null when it may not act. */
export async function actorWithId(em: EntityManager, id: number): Promise<Actor | null> {
  const account = await findAccount(em, user('u.id', '=', id));
  return account ? actorOfAccount(account) : null;
}

/** An actor whose viewer is known from then on. */
function actorOfAccount(account: ViewerRow): Actor {
  const actor: Actor = { id: account.id, role: account.role };
  viewersOfActors.set(actor, accountViewer(account));
  return actor;
}

/** The viewer of a request. At most one query, and only once per request. */
export async function viewerOf(ctx: Pick<RequestContext, 'em' | 'actor' | 'request'>): Promise<Viewer> {
  const { actor } = ctx;
  const known = actor ? viewersOfActors.get(actor) : viewersOfRequests.get(ctx.request);
  if (known) return known;
  if (!actor) {
    const viewer = visitorOf(ctx.em, ctx.request.host);
    viewersOfRequests.set(ctx.request, viewer);
    return viewer;
  }
  // An actor that no token made: a job or a seed that acts for a user.
  const account = await findAccount(ctx.em, user('u.id', '=', actor.id));
  const viewer: Viewer = account ? accountViewer(account) : { kind: 'visitor', userId: null, pages: null, markups: [] };
  viewersOfActors.set(actor, viewer);
  return viewer;
}

const accountViewer = ({ id, role, pages, markups }: ViewerRow): Viewer =>
  role === UserRole.ADMINISTRATOR
    ? { kind: 'administrator', userId: id, pages: null, markups: [] }
    : { kind: 'trader', userId: id, pages: pages && new Set(pages), markups };

async function visitorOf(em: EntityManager, host: string): Promise<Viewer> {
  const agent = await findAccount(em, user('u.domain', '=', host));
  return { kind: 'visitor', userId: null, pages: null, markups: agent?.markups ?? [] };
}

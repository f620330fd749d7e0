import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Actor, type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { cacheCounter } from '../../platform/metrics/caches.ts';
import { type AccessClaims, readAccessToken } from '../../platform/sign-in/tokens.ts';
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
  id: number;
  role: UserRole;
  pages: AccessPage[] | null;
  markups: ViewerMarkup[] | null;
}

/** SQL: whether the account `u` may act. An expired block is no block. */
export const mayAct = sql<boolean>`(u.is_approved and not ${isBlockedNow})`;

async function findAccount(em: EntityManager, condition: RawBuilder<boolean>): Promise<ViewerRow | undefined> {
  const { rows } = await sql<ViewerRow>`
    select u.id, u.role,
      (select json_agg(a.page) from user_page_access a where a.user_id = u.id) as pages,
      (select json_agg(json_build_object(
          'caratMin', m.carat_min::text, 'caratMax', m.carat_max::text,
          'priceMin', m.price_min::text, 'priceMax', m.price_max::text, 'percent', m.percent::text) order by m.id)
        from user_markup m where m.user_id = u.id) as markups
    from user_account u
    where ${condition} and ${mayAct}`.execute(em.getKysely({ type: 'write' }));
  return rows[0];
}

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
  const account = await findAccount(em, sql<boolean>`u.id = ${sub} and u.token_version = ${ver}`);
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
  const account = await findAccount(em, sql<boolean>`u.id = ${id}`);
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
  const account = await findAccount(ctx.em, sql<boolean>`u.id = ${actor.id}`);
  const viewer: Viewer = account ? accountViewer(account) : { kind: 'visitor', userId: null, pages: null, markups: [] };
  viewersOfActors.set(actor, viewer);
  return viewer;
}

const accountViewer = ({ id, role, pages, markups }: ViewerRow): Viewer =>
  role === UserRole.ADMINISTRATOR
    ? { kind: 'administrator', userId: id, pages: null, markups: [] }
    : { kind: 'trader', userId: id, pages: pages && new Set(pages), markups: markups ?? [] };

async function visitorOf(em: EntityManager, host: string): Promise<Viewer> {
  const agent = await findAccount(em, sql<boolean>`u.domain = ${host}`);
  return { kind: 'visitor', userId: null, pages: null, markups: agent?.markups ?? [] };
}

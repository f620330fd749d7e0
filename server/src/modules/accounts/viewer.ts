import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Reader, type RequestContext, UserRole, type Viewer } from '../../kernel/use-cases/context.ts';
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

declare module '../../kernel/use-cases/context.ts' {
  interface Viewer {
    readonly kind: 'administrator' | 'trader' | 'visitor';
    /** Pages that they may see. Null: not restricted. */
    readonly pages: ReadonlySet<AccessPage> | null;
    /** Lowest id first. Administrators have none; visitors have those of the agent whose domain they are on. */
    readonly markups: readonly ViewerMarkup[];
  }
}

/** Who makes a request. */
export type Caller = Pick<RequestContext, 'actor' | 'viewer'>;

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

/** Accounts of token holders, each as it was at a revision of all accounts. */
const accountsAtRevision = new LRUCache<string, ViewerRow>({ max: 20_000 });
const countAccount = cacheCounter('accounts');

/** The account of a token at this moment: read again whenever any account has changed. */
async function accountOf(reader: Reader, { sub, ver }: AccessClaims): Promise<ViewerRow | undefined> {
  const key = `${sub} ${ver} ${await revisionOf(reader, ['user'])}`;
  const known = accountsAtRevision.get(key);
  countAccount(known !== undefined);
  if (known) return known;
  const account = await findAccount(reader.em, sql<boolean>`u.id = ${sub} and u.token_version = ${ver}`);
  // Who may not act is read every time: a block can end without a change.
  if (account) accountsAtRevision.set(key, account);
  return account;
}

/**
 * Who holds this access token. Null when the token is not ours, has expired or was revoked, and when its user is gone,
 * not approved or blocked. What is withdrawn stops at once.
 */
export async function authenticate(reader: Reader, token: string, jwtSecret: string): Promise<Caller | null> {
  const claims = readAccessToken(token, jwtSecret);
  if (!claims) return null;
  const account = await accountOf(reader, claims);
  if (!account || account.role !== claims.role) return null;
  return callerOf(account);
}

/** The account with this id as a caller, for whoever brings another proof of ours of who they are. Null when it may not act. */
export async function callerWithId(em: EntityManager, id: number): Promise<Caller | null> {
  const account = await findAccount(em, sql<boolean>`u.id = ${id}`);
  return account ? callerOf(account) : null;
}

/** Somebody who is not signed in, under a host name: an agent's domain or the house's. */
export function visitorOn(host: string): Caller {
  let viewer: Promise<Viewer> | undefined;
  return {
    actor: null,
    viewer(em) {
      viewer ??= readVisitor(em, host);
      return viewer;
    },
  };
}

/** What was read with an account is what its eyes see with: asking for its viewer costs no second query. */
function callerOf(account: ViewerRow): Caller {
  const viewer = accountViewer(account);
  return { actor: { id: account.id, role: account.role }, viewer: async () => viewer };
}

/** The viewer of a request. At most one query, and only once per request. */
export const viewerOf = ({ em, viewer }: Pick<RequestContext, 'em' | 'viewer'>): Promise<Viewer> => viewer(em);

/**
 * What viewers have in common who see the same at the same prices: the key of answers that they can share. What is
 * personal differs for each of them who is signed in.
 */
export const scopeOf = (
  { kind, userId, pages, markups }: Viewer,
  { isPersonal = false }: { readonly isPersonal?: boolean } = {},
): string =>
  JSON.stringify([
    kind,
    pages && [...pages].sort((a, b) => a - b),
    markups,
    ...(isPersonal && kind === 'trader' ? [userId] : []),
  ]);

const accountViewer = ({ id, role, pages, markups }: ViewerRow): Viewer =>
  role === UserRole.ADMINISTRATOR
    ? { kind: 'administrator', userId: id, pages: null, markups: [] }
    : { kind: 'trader', userId: id, pages: pages && new Set(pages), markups: markups ?? [] };

async function readVisitor(em: EntityManager, host: string): Promise<Viewer> {
  const agent = await findAccount(em, sql<boolean>`u.domain = ${host}`);
  return { kind: 'visitor', userId: null, pages: null, markups: agent?.markups ?? [] };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { actorOf, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { queryIn } from '../database.ts';
import { userById } from '../users/find-user.ts';
import { mayAct } from '../visibility/account-rules.ts';

/** How the house looks on the host that was asked for. */
export interface DomainLayout {
  /** The agent's host name; null on the house's own. */
  readonly domain: string | null;
  readonly logoUrl: string | null;
  /** `#rgb` or `#rrggbb`. */
  readonly primaryColor: string;
  readonly agentId: number | null;
}

const houseColor = '#5f8eb1';

/** The layout of the agent whose domain was asked for, else the house's. An agent who may not act has none. */
export async function domainLayoutOf({ em, request: { host } }: RequestContext): Promise<DomainLayout> {
  const layout = await queryIn(em)
    .selectFrom('user_account as u')
    .select((user) => [
      'u.domain',
      'u.logo_url as logoUrl',
      user.fn.coalesce('u.primary_color', user.val(houseColor)).as('primaryColor'),
      'u.id as agentId',
    ])
    .where('u.domain', '=', host)
    .where(mayAct)
    .executeTakeFirst();
  return layout ?? { domain: null, logoUrl: null, primaryColor: houseColor, agentId: null };
}

/**
 * The agent's domain under which others meet what the caller sends out: an agent's own, else where the caller is. Null: the
 * house's.
 */
export const sendingDomainOf = async (ctx: RequestContext): Promise<string | null> =>
  (await userById(ctx, actorOf(ctx).id))?.domain ?? (await domainLayoutOf(ctx)).domain;

/** The house's address, or the one under which an agent's domain shows it. Without a slash at its end. */
export function siteAt(publicUrl: string, domain: string | null): string {
  if (domain === null) return publicUrl;
  const site = new URL(publicUrl);
  site.hostname = domain;
  return site.href.replace(/\/$/, '');
}

/** Reads the domains of all agents, also of those who may not act: the server answers for them with its own brand. */
export async function readAgentDomains(em: EntityManager): Promise<string[]> {
  const rows = await queryIn(em)
    .selectFrom('user_account as u')
    .select('u.domain')
    .where('u.domain', 'is not', null)
    .execute();
  return rows.flatMap(({ domain }) => domain ?? []);
}

/** The layout of the host, for whoever asks. */
export const readDomainLayout = query(forEveryKey(guest), domainLayoutOf);

/**
 * Whether the caller may be told of the house itself: its people, its pictures, its shows. Visitors of an agent's domain are
 * that agent's customers, and read nothing of it; administrators read it wherever they are.
 */
export const mayReadOfHouse = async (ctx: RequestContext): Promise<boolean> =>
  ctx.actor?.role === UserRole.ADMINISTRATOR || (await domainLayoutOf(ctx)).domain === null;

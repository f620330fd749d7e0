import type { EntityManager } from '@mikro-orm/postgresql';
import { actorOf, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { queryIn } from '../database.ts';
import { postalAddressOf } from '../users/address-lines.ts';
import { userById } from '../users/find-user.ts';
import { findUserRow } from '../users/user-row.ts';
import { isActiveAccount } from '../visibility/account-rules.ts';

/** Branding of the requested host. */
export interface DomainLayout {
  /** The agent's host name. Null on the brand's own host. */
  readonly domain: string | null;
  readonly logoUrl: string | null;
  /** Brand color as `#rgb` or `#rrggbb`. */
  readonly primaryColor: string;
  readonly agentId: number | null;
}

const defaultColor = '#5f8eb1';

/**
 * Returns the branding of the agent whose domain was requested, or the brand's own branding. Agents who are blocked
 * or not approved have no branding.
 */
export async function brandingOfDomain({ em, request: { host } }: RequestContext): Promise<DomainLayout> {
  const layout = await queryIn(em)
    .selectFrom('user_account as u')
    .select((user) => [
      'u.domain',
      'u.logo_url as logoUrl',
      user.fn.coalesce('u.primary_color', user.val(defaultColor)).as('primaryColor'),
      'u.id as agentId',
    ])
    .where('u.domain', '=', host)
    .where(isActiveAccount)
    .executeTakeFirst();
  return layout ?? { domain: null, logoUrl: null, primaryColor: defaultColor, agentId: null };
}

/**
 * Returns the domain for links in emails that the caller sends: the agent's own domain if the caller is an agent,
 * otherwise the domain of the request. Null for the brand's host.
 */
export const sendingDomainOf = async (ctx: RequestContext): Promise<string | null> =>
  (await userById(ctx, actorOf(ctx).id))?.domain ?? (await brandingOfDomain(ctx)).domain;

/** Returns the URL of the site, or of an agent's domain if `domain` is set, without a trailing slash. */
export function siteAt(publicUrl: string, domain: string | null): string {
  if (domain === null) return publicUrl;
  const site = new URL(publicUrl);
  site.hostname = domain;
  return site.href.replace(/\/$/, '');
}

/**
 * Returns the domains of all agents. If an agent is blocked or not approved, the domain shows the brand's own
 * branding.
 */
export async function readAgentDomains(em: EntityManager): Promise<string[]> {
  const rows = await queryIn(em)
    .selectFrom('user_account as u')
    .select('u.domain')
    .where('u.domain', 'is not', null)
    .execute();
  return rows.flatMap(({ domain }) => domain ?? []);
}

/** Returns the branding of the requested host. Available to anonymous callers. */
export const readDomainLayout = query(forEveryKey(guest), brandingOfDomain);

/**
 * Returns true if the caller may read content about the brand: its staff, pictures and shows. Visitors of an agent's
 * domain may not, because they are the agent's customers. Administrators always may.
 */
export const mayReadBrandContent = async (ctx: RequestContext): Promise<boolean> =>
  ctx.actor?.role === UserRole.ADMINISTRATOR || (await brandingOfDomain(ctx)).domain === null;

/** Name and contact details of an agent, shown to visitors of the agent's domain. */
interface AgentContact {
  /** Company name in the primary address. Falls back to the domain. */
  readonly companyName: string;
  /**
   * Street, number and second address line. Null if the agent has no address. `city` and `country` are then also
   * null.
   */
  readonly address: string | null;
  /** City with its postcode. */
  readonly city: string | null;
  readonly country: string | null;
  readonly phone: string | null;
  readonly email: string;
}

/** Returns the contact details of the agent whose domain is requested. Null on the brand's own host. */
export async function agentContactOf(ctx: RequestContext): Promise<AgentContact | null> {
  const { agentId, domain } = await brandingOfDomain(ctx);
  const agent = agentId === null ? undefined : await findUserRow(ctx.em, agentId);
  if (!agent || domain === null) return null;
  const [primary] = agent.addresses;
  const postal = primary && postalAddressOf(primary);
  const joinParts = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ') || null;
  return {
    companyName: primary?.company || domain,
    address: postal ? joinParts(postal.address, postal.line2) : null,
    city: postal ? joinParts(postal.postcode, postal.city) : null,
    country: postal?.country || null,
    phone: primary?.phone || null,
    email: primary?.email || agent.email,
  };
}

import { sql } from 'kysely';
import { guest } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { mayAct } from '../viewer.ts';

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
  const { rows } = await sql<DomainLayout>`
    select u.domain, u.logo_url as "logoUrl", coalesce(u.primary_color, ${houseColor}) as "primaryColor", u.id as "agentId"
    from user_account u where u.domain = ${host} and ${mayAct}`.execute(em.getKysely());
  return rows[0] ?? { domain: null, logoUrl: null, primaryColor: houseColor, agentId: null };
}

/** The same for whoever asks. */
export const readDomainLayout = query(guest, domainLayoutOf);

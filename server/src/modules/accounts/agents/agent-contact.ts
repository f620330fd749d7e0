import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { postalAddressOf } from '../users/address-lines.ts';
import { findUserRow } from '../users/user-row.ts';
import { domainLayoutOf } from './domain-layout.ts';

/** Name and contact details of an agent, as visitors of the agent's domain see them. */
export interface AgentContact {
  /** Company of the primary address, or the domain if there is none. */
  readonly companyName: string;
  /** Street and number, with the second line. Null if the agent has no address, as are city and country. */
  readonly address: string | null;
  /** City with its postcode. */
  readonly city: string | null;
  readonly country: string | null;
  readonly phone: string | null;
  readonly email: string;
}

/** Returns the contact details of the agent whose domain is requested. Null on the brand's own host. */
export async function agentContactOf(ctx: RequestContext): Promise<AgentContact | null> {
  const { agentId, domain } = await domainLayoutOf(ctx);
  const agent = agentId === null ? undefined : await findUserRow(ctx.em, agentId);
  if (!agent || domain === null) return null;
  const [primary] = agent.addresses;
  const postal = primary && postalAddressOf(primary);
  const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ') || null;
  return {
    companyName: primary?.company || domain,
    address: postal ? joined(postal.address, postal.line2) : null,
    city: postal ? joined(postal.postcode, postal.city) : null,
    country: postal?.country || null,
    phone: primary?.phone || null,
    email: primary?.email || agent.email,
  };
}

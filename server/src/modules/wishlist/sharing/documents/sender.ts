import { actorOf } from '../../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { domainLayoutOf } from '../../../accounts/agents/index.ts';
import { userById } from '../../../accounts/users/index.ts';
import { readLetterhead } from '../../../site-content/index.ts';

/** In whose name wishes are printed. */
export interface Sender {
  readonly name: string;
  readonly lines: readonly string[];
  /** PNG; stands in place of the name. */
  readonly logo: Buffer | null;
}

/**
 * Agents print in their own name, and so does whoever is on an agent's domain: no word of the house is on it. Everybody
 * else has the house's letterhead.
 */
export async function senderOf(ctx: RequestContext): Promise<Sender> {
  const pngOf = (address: string | null) => (address === null ? null : ctx.services.media.readAsPng(address));
  const caller = await userById(ctx, actorOf(ctx).id);
  const layout = caller?.domain == null ? await domainLayoutOf(ctx) : caller;
  if (layout.domain !== null) {
    const company = caller?.domain == null ? null : caller.addresses[0]?.company;
    return { name: company || layout.domain, lines: [], logo: await pngOf(layout.logoUrl) };
  }
  const { houseName, address, contact, logo } = await readLetterhead(ctx);
  return { name: houseName, lines: [address, contact].filter((line) => line !== null), logo: await pngOf(logo) };
}

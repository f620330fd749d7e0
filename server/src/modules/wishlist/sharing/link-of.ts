import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sendingDomainOf, siteAt } from '../../accounts/agents/index.ts';

/**
 * The address of the page behind a token. An agent's links lead to their own domain, where their customers see their
 * prices; others stay where the caller is.
 */
export const linkOf = async (ctx: RequestContext, token: string): Promise<string> =>
  `${siteAt(ctx.services.config.publicUrl, await sendingDomainOf(ctx))}/shared/${token}`;

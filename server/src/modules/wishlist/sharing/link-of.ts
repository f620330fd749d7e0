import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sendingDomainOf } from '../../accounts/index.ts';

/**
 * The address of the page behind a token. An agent's links lead to their own domain, where their customers see their
 * prices; others stay where the caller is.
 */
export async function linkOf(ctx: RequestContext, token: string): Promise<string> {
  const { publicUrl } = ctx.services.config;
  const domain = await sendingDomainOf(ctx);
  const url = new URL(`${publicUrl}/shared/${token}`);
  if (domain !== null) url.hostname = domain;
  return url.href;
}

import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { brandingOfDomain } from '../../accounts/agents/index.ts';
import { type UserRow, userById } from '../../accounts/users/index.ts';
import { mailInvitation } from './emails/invitation-mails.ts';

@InputType({ description: 'Input for `sendInvitation`.' })
export class SendInvitationInput {
  @Field(() => String, {
    description:
      "URL of the page: on the brand's site, on the host of the request, or on the caller's own domain as an agent. A path refers to the brand's site.",
  })
  @RequiredText(2_000)
  url!: string;
}

/**
 * Parses a page URL. It must be on the brand's site, on the host of the request or on the caller's domain. Throws
 * INVALID_REQUEST.
 */
async function requireOwnPage(ctx: RequestContext, url: string, caller: UserRow): Promise<URL> {
  // A path refers to the brand's site, even if an administrator sends it from another host.
  const base = url.startsWith('/') ? ctx.services.config.publicUrl : undefined;
  const page = URL.canParse(url, base) ? new URL(url, base) : null;
  if (!page || !['http:', 'https:'].includes(page.protocol) || page.username !== '' || page.password !== '') {
    throw invalid('url', 'must be an HTTP or HTTPS URL');
  }
  const { domain } = await brandingOfDomain(ctx);
  const isOurSite = page.origin === new URL(ctx.services.config.publicUrl).origin;
  if (!isOurSite && ![domain, caller.domain].includes(page.hostname))
    throw invalid('url', 'must be a page of this site');
  return page;
}

/**
 * Sends the caller an email with an invitation to a page of the site, which the caller can forward. The documented
 * request has no recipient, because sending to arbitrary addresses would get the server blacklisted for spam. Throws
 * INVALID_REQUEST if the URL is not a page of the site, and RATE_LIMITED.
 */
export const sendInvitation = preparedCommand(
  signedIn,
  SendInvitationInput,
  async (ctx, { url }) => {
    const caller = await userById(ctx, actorOf(ctx).id);
    if (!caller) throw new AppError('USER_NOT_FOUND');
    const page = await requireOwnPage(ctx, url, caller);
    await ctx.services.rateLimits.consume('invitation', { ip: ctx.request.ip, email: caller.email });
    return { caller, page };
  },
  async (ctx, _input, { caller, page }) => {
    await mailInvitation(ctx, caller, page);
    return { email: caller.email };
  },
);

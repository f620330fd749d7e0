import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { domainLayoutOf } from '../../accounts/agents/index.ts';
import { type UserRow, userById } from '../../accounts/users/index.ts';
import { mailInvitation } from './mails/invitation-mails.ts';

@InputType({ description: 'Input of sendInvitation.' })
export class SendInvitationInput {
  @Field(() => String, {
    description:
      "Page that the invitation leads to: of this house, or of the caller's own domain as an agent. A path alone is one of this house.",
  })
  @RequiredText(2_000)
  url!: string;
}

/** The page, if it is one of the house's: on its public address, on the host asked for, or on the caller's own domain. */
async function pageOfHouse(ctx: RequestContext, url: string, caller: UserRow): Promise<URL> {
  // A path is one of the house itself, wherever its administrators look at it from.
  const base = url.startsWith('/') ? ctx.services.config.publicUrl : undefined;
  const page = URL.canParse(url, base) ? new URL(url, base) : null;
  if (!page || !['http:', 'https:'].includes(page.protocol) || page.username !== '' || page.password !== '') {
    throw invalid('url', 'must be an http or https address');
  }
  const { domain } = await domainLayoutOf(ctx);
  const isHouse = page.origin === new URL(ctx.services.config.publicUrl).origin;
  if (!isHouse && ![domain, caller.domain].includes(page.hostname))
    throw invalid('url', 'must be a page of this house');
  return page;
}

/**
 * Mails the caller an invitation to a page of the house, for them to forward. It goes to nobody else: the documented call
 * names no addressee, and a house that mails whomever a user names is soon taken for a sender of spam. Throws
 * INVALID_REQUEST for a page of somebody else, and 429 for too many.
 */
export const sendInvitation = preparedCommand(
  signedIn,
  SendInvitationInput,
  async (ctx, { url }) => {
    const caller = await userById(ctx, actorOf(ctx).id);
    if (!caller) throw new AppError('USER_NOT_FOUND');
    const page = await pageOfHouse(ctx, url, caller);
    await ctx.services.rateLimits.consume('invitation', { ip: ctx.request.ip, email: caller.email });
    return { caller, page };
  },
  async (ctx, _input, { caller, page }) => {
    await mailInvitation(ctx, caller, page);
    return { email: caller.email };
  },
);

import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { EmailToken } from '../email-tokens/email-token.entity.ts';
import { issueEmailToken, removeEmailTokens } from '../email-tokens/email-token.ts';
import { sendAccountInvitation, sendConfirmation } from '../mails/account-mails.ts';
import type { User } from '../users/user.entity.ts';

/**
 * Removes every emailed link of a user. If the email address is not confirmed yet, the user gets a new link of the same kind:
 * an invitation, or the one that confirms the address.
 */
export async function replaceEmailedLinks(ctx: RequestContext, user: User): Promise<void> {
  const { em } = ctx;
  const wasInvited = (await em.count(EmailToken, { user, purpose: 'invite' })) > 0;
  await removeEmailTokens(em, user);
  if (user.isEmailConfirmed) return;
  const token = await issueEmailToken(em, user, wasInvited ? 'invite' : 'confirm');
  await (wasInvited ? sendAccountInvitation : sendConfirmation)(ctx, user.email, token);
}

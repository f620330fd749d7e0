import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sendAccountInvitation, sendConfirmation } from '../mails/account-mails.ts';
import { EmailToken } from '../sign-in/email-token.entity.ts';
import { issueEmailToken, removeEmailTokens } from '../sign-in/email-token.ts';
import type { User } from '../users/user.entity.ts';

/**
 * Removes every emailed link of a user. If the email address is not confirmed yet, the user gets a new link of the same kind:
 * an invitation, or the one that confirms the address.
 */
export async function replaceEmailedLinks(ctx: RequestContext, user: User): Promise<void> {
  const { em } = ctx;
  const purpose = await confirmingPurpose(em, user);
  await removeEmailTokens(em, user);
  if (!user.isEmailConfirmed) await emailLink(ctx, user, purpose);
}

/**
 * Emails a new link that confirms the address of a user: an invitation if they were invited, since they have no password yet.
 * The link before stops working.
 */
export async function emailConfirmingLink(ctx: RequestContext, user: User): Promise<void> {
  await emailLink(ctx, user, await confirmingPurpose(ctx.em, user));
}

type ConfirmingPurpose = 'invite' | 'confirm';

async function confirmingPurpose(em: EntityManager, user: User): Promise<ConfirmingPurpose> {
  return (await em.count(EmailToken, { user, purpose: 'invite' })) > 0 ? 'invite' : 'confirm';
}

async function emailLink(ctx: RequestContext, user: User, purpose: ConfirmingPurpose): Promise<void> {
  const token = await issueEmailToken(ctx.em, user, purpose);
  await (purpose === 'invite' ? sendAccountInvitation : sendConfirmation)(ctx, user.email, token);
}

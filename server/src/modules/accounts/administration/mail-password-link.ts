import { InputType } from 'type-graphql';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { sendAccountInvitation } from '../mails/account-mails.ts';
import { issueEmailToken } from '../sign-in/email-token.ts';
import { lockKnownUser } from '../users/find-user.ts';
import { UserChange } from '../users/user-change.input.ts';

@InputType({ description: 'Who is mailed a link to choose a password.' })
export class MailPasswordLinkInput extends UserChange {}

/** Mails a user a link under which they choose a password, as when the house makes an account; the one before works no longer. */
export const mailPasswordLink = command(administrator, MailPasswordLinkInput, async (ctx, known) => {
  const user = await lockKnownUser(ctx.em, known);
  await sendAccountInvitation(ctx, user.email, await issueEmailToken(ctx.em, user, 'invite'));
  return { email: user.email };
});

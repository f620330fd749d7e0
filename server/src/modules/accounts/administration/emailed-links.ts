import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { FilledList, RequiredList } from '../../../kernel/input/list-rules.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { sendAccountInvitation, sendConfirmation } from '../emails/account-emails.ts';
import { EmailToken } from '../sign-in/email-token.entity.ts';
import { issueEmailToken, removeEmailTokens } from '../sign-in/email-token.ts';
import { lockUser, lockUserAtVersion } from '../users/find-user.ts';
import type { User } from '../users/user.entity.ts';
import { UserChange } from '../users/user-change.input.ts';

/**
 * Invalidates all emailed links of a user. If the email address is not confirmed yet, emails a new link of the same
 * kind: an invitation or a confirmation link.
 */
export async function replaceEmailedLinks(ctx: RequestContext, user: User): Promise<void> {
  const { em } = ctx;
  const purpose = await purposeOfLink(em, user);
  await removeEmailTokens(em, user);
  if (!user.isEmailConfirmed) await emailLink(ctx, user, purpose);
}

/**
 * Emails a user a new confirmation link. Invited users, who have no password yet, get a new invitation instead.
 * Earlier links stop working.
 */
async function emailConfirmingLink(ctx: RequestContext, user: User): Promise<void> {
  await emailLink(ctx, user, await purposeOfLink(ctx.em, user));
}

type ConfirmingPurpose = 'invite' | 'confirm';

async function purposeOfLink(em: EntityManager, user: User): Promise<ConfirmingPurpose> {
  return (await em.count(EmailToken, { user, purpose: 'invite' })) > 0 ? 'invite' : 'confirm';
}

async function emailLink(ctx: RequestContext, user: User, purpose: ConfirmingPurpose): Promise<void> {
  const token = await issueEmailToken(ctx.em, user, purpose);
  await (purpose === 'invite' ? sendAccountInvitation : sendConfirmation)(ctx, user.email, token);
}

@InputType({ description: 'User who gets an email with a link to choose a password.' })
export class MailPasswordLinkInput extends UserChange {}

/** Emails a user a link to choose a password. The email is the same as for new accounts. Earlier links stop working. */
export const mailPasswordLink = command(administrator, MailPasswordLinkInput, async (ctx, input) => {
  const user = await lockUserAtVersion(ctx.em, input);
  await sendAccountInvitation(ctx, user.email, await issueEmailToken(ctx.em, user, 'invite'));
  return { email: user.email };
});

@InputType({ description: 'Users who get an email with a link that confirms their address.' })
export class SendConfirmationLinksInput {
  @Field(() => [ID], { description: '1 to 500 user IDs. Users whose address is already confirmed get no email.' })
  @IsId({ each: true })
  @FilledList()
  @RequiredList()
  userIds!: number[];
}

/**
 * Emails users new links that confirm their email addresses. Earlier links stop working. Returns the addresses.
 * Throws USER_NOT_FOUND with the first unknown ID, without sending any email.
 */
export const sendConfirmationLinks = command(
  administrator,
  SendConfirmationLinksInput,
  async (ctx, { userIds }): Promise<{ emails: string[] }> => {
    const emails: string[] = [];
    // IDs are sorted, so that two concurrent commands cannot deadlock.
    for (const id of [...new Set(userIds)].sort((a, b) => a - b)) {
      const user = await lockUser(ctx.em, id, `userIds.${userIds.indexOf(id)}`);
      if (user.isEmailConfirmed) continue;
      await emailConfirmingLink(ctx, user);
      emails.push(user.email);
    }
    return { emails };
  },
);

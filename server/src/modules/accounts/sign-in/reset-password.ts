import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { OptionalText, RequiredText } from '../../../kernel/input/field-rules.ts';
import { guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand, refused } from '../../../kernel/use-cases/use-case.ts';
import { doerOf, userEmailConfirmed, userPasswordReset, userPasswordResetRequested } from '../account.events.ts';
import { sendPasswordReset } from '../mails/account-mails.ts';
import { noteRefusal } from '../note-refusals.ts';
import { findByEmail } from '../users/find-user.ts';
import type { User } from '../users/user.entity.ts';
import type { EmailTokenPurpose } from './email-token.entity.ts';
import { checkEmailToken, isGoodToken, issueEmailToken, redeemEmailToken, removeEmailTokens } from './email-token.ts';
import { passGuestGate } from './guest-gate.ts';
import { hashNewPassword, NewPassword, namesOf } from './new-password.ts';

@InputType({ description: 'Who has lost their password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'As registered, in any case of letters.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Needed where `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;
}

/** Emails a link to choose a new password; the earlier one stops working. */
const request = preparedCommand(
  guest,
  RequestPasswordResetInput,
  (ctx, input) => passGuestGate(ctx, 'reset', input),
  async (ctx, { email }) => {
    const user = await findByEmail(ctx.em, email, { lock: true });
    await sendPasswordReset(ctx, user.email, await issueEmailToken(ctx.em, user, 'reset'));
    const facts = { userId: user.id, email: user.email, by: doerOf(ctx) };
    await ctx.services.events.tell(ctx.em, userPasswordResetRequested, facts);
    return { email: user.email };
  },
);

export const requestPasswordReset = refused(request, noteRefusal('passwordRefused'));

@InputType({ description: 'What the link in the mail after a reset brings, and the new password.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the link.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, {
    description: 'From the link; works once: after a reset within one hour, of a new account within seven days.',
  })
  @RequiredText(200)
  token!: string;

  @Field(() => String, { description: 'At least 8 characters; common ones are refused. Ends all sessions at once.' })
  @NewPassword()
  password!: string;
}

/** Returns the purpose of an emailed link: password reset or invitation. Throws VERIFICATION_FAILED. */
async function purposeOf(em: EntityManager, user: User, token: string): Promise<EmailTokenPurpose> {
  if (await isGoodToken(em, user, 'invite', token)) return 'invite';
  await checkEmailToken(em, user, 'reset', token);
  return 'reset';
}

/** Sets a new password by an emailed link. */
const reset = preparedCommand(
  guest,
  ResetPasswordInput,
  async ({ em, services, request }, { email, token, password }) => {
    await services.rateLimits.consume('resetPassword', { ip: request.ip, email });
    // Hashing is expensive, so the link is checked first.
    const reader = em.fork();
    const user = await findByEmail(reader, email);
    await purposeOf(reader, user, token);
    const names = await namesOf(reader, user.id);
    return hashNewPassword(services, password, 'password', { email, names });
  },
  async (ctx, { email, token }, passwordHash) => {
    const { em, services } = ctx;
    const user = await findByEmail(em, email, { lock: true });
    const purpose = await purposeOf(em, user, token);
    await redeemEmailToken(em, user, purpose, token);
    // Other links of the account must not outlive its old password.
    await removeEmailTokens(em, user);
    // Only the owner of the mailbox has the link.
    if (!user.isEmailConfirmed) {
      user.isEmailConfirmed = true;
      await services.events.tell(em, userEmailConfirmed, { userId: user.id, email: user.email });
    }
    user.passwordHash = passwordHash;
    user.endSessions();
    await em.flush();
    const facts = { userId: user.id, email: user.email, by: doerOf(ctx) };
    await services.events.tell(em, userPasswordReset, facts);
    return { email: user.email };
  },
);

export const resetPassword = refused(reset, noteRefusal('passwordRefused'));

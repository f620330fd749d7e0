import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { OptionalText, RequiredText } from '../../../kernel/input/field-rules.ts';
import { guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand, refused } from '../../../kernel/use-cases/use-case.ts';
import {
  actorAndOriginOf,
  userEmailConfirmed,
  userPasswordReset,
  userPasswordResetRequested,
} from '../account.events.ts';
import { sendPasswordReset } from '../emails/account-emails.ts';
import { logRefusal } from '../log-refused-requests.ts';
import { findByEmail } from '../users/find-user.ts';
import type { User } from '../users/user.entity.ts';
import type { EmailTokenPurpose } from './email-token.entity.ts';
import { checkEmailToken, issueEmailToken, isValidToken, redeemEmailToken, removeEmailTokens } from './email-token.ts';
import { checkCaptchaAndRateLimit } from './guest-gate.ts';
import { hashNewPassword, NewPassword, namesOf } from './new-password.ts';

@InputType({ description: 'Account whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'Email address of the account, case-insensitive.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Required if `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;
}

/** Emails a link to choose a new password. Earlier links stop working. */
const request = preparedCommand(
  guest,
  RequestPasswordResetInput,
  (ctx, input) => checkCaptchaAndRateLimit(ctx, 'reset', input),
  async (ctx, { email }) => {
    const user = await findByEmail(ctx.em, email, { lock: true });
    await sendPasswordReset(ctx, user.email, await issueEmailToken(ctx.em, user, 'reset'));
    const facts = { userId: user.id, email: user.email, by: actorAndOriginOf(ctx) };
    await ctx.services.events.publish(ctx.em, userPasswordResetRequested, facts);
    return { email: user.email };
  },
);

export const requestPasswordReset = refused(request, logRefusal('passwordRefused'));

@InputType({ description: 'Parameters of the emailed link, and the new password.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Email address, as in the link.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, {
    description: 'Token, as in the link. Valid once: for 1 hour after a password reset, for 7 days in an invitation.',
  })
  @RequiredText(200)
  token!: string;

  @Field(() => String, {
    description:
      'New password of at least 8 characters. Common passwords are rejected. Setting it ends all sessions of the user.',
  })
  @NewPassword()
  password!: string;
}

/** Returns the purpose of an emailed link: password reset or invitation. Throws VERIFICATION_FAILED. */
async function purposeOf(em: EntityManager, user: User, token: string): Promise<EmailTokenPurpose> {
  if (await isValidToken(em, user, 'invite', token)) return 'invite';
  await checkEmailToken(em, user, 'reset', token);
  return 'reset';
}

/** Sets a new password with the token from an emailed link. */
const reset = preparedCommand(
  guest,
  ResetPasswordInput,
  async ({ em, services, request }, { email, token, password }) => {
    await services.rateLimits.consume('resetPassword', { ip: request.ip, email });
    // The token is checked first, because hashing a password is expensive.
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
    // Other emailed links must not work after the password has changed.
    await removeEmailTokens(em, user);
    // The link was sent only to this address, so using it also confirms the address.
    if (!user.isEmailConfirmed) {
      user.isEmailConfirmed = true;
      await services.events.publish(em, userEmailConfirmed, { userId: user.id, email: user.email });
    }
    user.passwordHash = passwordHash;
    user.endSessions();
    await em.flush();
    const facts = { userId: user.id, email: user.email, by: actorAndOriginOf(ctx) };
    await services.events.publish(em, userPasswordReset, facts);
    return { email: user.email };
  },
);

export const resetPassword = refused(reset, logRefusal('passwordRefused'));

import { Field, InputType } from 'type-graphql';
import { RequiredText, Secret } from '../../../kernel/input/field-rules.ts';
import { guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand, refused } from '../../../kernel/use-cases/use-case.ts';
import { userPasswordReset } from '../account.events.ts';
import { doerOf } from '../doer.ts';
import { checkEmailToken, redeemEmailToken } from '../email-tokens/email-token.ts';
import { noteRefusal } from '../note-refusals.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { hashNewPassword } from './new-password.ts';

@InputType({ description: 'What the link in the mail after a reset brings, and the new password.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the link.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { description: 'From the link; works once, within one hour.' })
  @RequiredText(200)
  token!: string;

  @Field(() => String, { description: 'At least 8 characters; common ones are refused. Ends all sessions at once.' })
  @Secret()
  password!: string;
}

/** Sets a new password by the link of a mail. */
const reset = preparedCommand(
  guest,
  ResetPasswordInput,
  async ({ em, services, request }, { email, token, password }) => {
    await services.rateLimits.consume('resetPassword', { ip: request.ip, email });
    // Hashing costs: only whoever has the link may ask for it.
    const reader = em.fork();
    await checkEmailToken(reader, await findByEmail(reader, email), 'reset', token);
    return hashNewPassword(password, 'password', [email]);
  },
  async (ctx, { email, token }, passwordHash) => {
    const { em } = ctx;
    const user = await findByEmail(em, email, { lock: true });
    await redeemEmailToken(em, user, 'reset', token);
    user.passwordHash = passwordHash;
    user.endSessions();
    await em.flush();
    const facts = { userId: user.id, email: user.email, by: doerOf(ctx) };
    await ctx.services.events.tell(em, userPasswordReset, facts);
    return { email: user.email };
  },
);

export const resetPassword = refused(reset, noteRefusal('passwordRefused'));

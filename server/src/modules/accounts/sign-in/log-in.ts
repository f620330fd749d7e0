import { Field, InputType } from 'type-graphql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { OptionalText, RequiredText, Secret } from '../../../kernel/input/field-rules.ts';
import { evenWhileClosed, guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand, refused } from '../../../kernel/use-cases/use-case.ts';
import { verifyPassword } from '../../../platform/sign-in/passwords.ts';
import { userSignedIn } from '../account.events.ts';
import { doerOf } from '../doer.ts';
import { noteRefusal } from '../note-refusals.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { refuseUnlessWelcome } from '../visibility/account-rules.ts';
import { passGuestGate } from './guest-gate.ts';
import { openSession } from './session.ts';

@InputType({ description: 'E-mail address and password of the account that signs in.' })
export class LogInInput {
  @Field(() => String, { description: 'As registered, in any case of letters.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  @Secret()
  password!: string;

  @Field(() => String, { nullable: true, description: 'Needed where `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;
}

/** Opens a session. Attempts that fail have a limit of their own, much lower than that of all together. */
const signIn = preparedCommand(
  evenWhileClosed(guest),
  LogInInput,
  async (ctx, input) => {
    await passGuestGate(ctx, 'login', input);
    const user = await findByEmail(ctx.em.fork(), input.email, { withHash: true });
    await ctx.services.rateLimits.consume('signIn', { ip: ctx.request.ip, email: input.email });
    if (!(await verifyPassword(input.password, user.passwordHash))) throw new AppError('WRONG_PASSWORD');
    await ctx.services.rateLimits.refund('login', { ip: ctx.request.ip, email: input.email });
    return user.passwordHash;
  },
  async (ctx, { email }, verifiedHash) => {
    const user = await findByEmail(ctx.em, email, { withHash: true, lock: true });
    // Somebody else has changed it since it was verified.
    if (user.passwordHash !== verifiedHash) throw new AppError('WRONG_PASSWORD');
    await refuseUnlessWelcome(ctx.em, user.id);
    user.lastLoginDate = new Date();
    await ctx.em.flush();
    await ctx.services.events.tell(ctx.em, userSignedIn, { userId: user.id, email: user.email, by: doerOf(ctx) });
    return openSession(ctx, user);
  },
);

export const logIn = refused(signIn, noteRefusal('signInFailed'));

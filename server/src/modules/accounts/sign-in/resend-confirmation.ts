import { Field, InputType } from 'type-graphql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { OptionalText, RequiredText } from '../../../kernel/input/field-rules.ts';
import { guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { sendConfirmation } from '../mails/account-mails.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { issueEmailToken } from './email-token.ts';
import { passGuestGate } from './guest-gate.ts';

@InputType({ description: 'Whose mail after registering got lost.' })
export class ResendConfirmationInput {
  @Field(() => String, { description: 'As registered, in any case of letters.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Needed where `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;
}

/** Mails a new link; the one before works no longer. */
export const resendConfirmation = preparedCommand(
  guest,
  ResendConfirmationInput,
  (ctx, input) => passGuestGate(ctx, 'reset', input),
  async (ctx, { email }) => {
    const user = await findByEmail(ctx.em, email, { lock: true });
    if (user.isEmailConfirmed) throw invalid('email', 'is confirmed already');
    await sendConfirmation(ctx, user.email, await issueEmailToken(ctx.em, user, 'confirm'));
    return { email: user.email };
  },
);

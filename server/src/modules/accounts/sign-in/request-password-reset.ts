import { Field, InputType } from 'type-graphql';
import { OptionalText, RequiredText } from '../../../kernel/input/field-rules.ts';
import { guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand, refused } from '../../../kernel/use-cases/use-case.ts';
import { userPasswordResetRequested } from '../account.events.ts';
import { doerOf } from '../doer.ts';
import { sendPasswordReset } from '../mails/account-mails.ts';
import { noteRefusal } from '../note-refusals.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { issueEmailToken } from './email-token.ts';
import { passGuestGate } from './guest-gate.ts';

@InputType({ description: 'Who has lost their password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'As registered, in any case of letters.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Needed where `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;
}

/** Mails a link to choose another password; the one before works no longer. */
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

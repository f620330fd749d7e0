import { Field, InputType } from 'type-graphql';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { userEmailConfirmed } from '../account.events.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { redeemEmailToken } from './email-token.ts';

@InputType({ description: 'What the link in the mail after registering brings.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'From the link.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { description: 'From the link; works once, within seven days.' })
  @RequiredText(200)
  token!: string;
}

/** Notes that the user reads mail at their address. */
export const confirmEmail = preparedCommand(
  guest,
  ConfirmEmailInput,
  ({ services, request }, { email }) => services.rateLimits.consume('confirmEmail', { ip: request.ip, email }),
  async ({ em, services }, { email, token }) => {
    const user = await findByEmail(em, email, { lock: true });
    await redeemEmailToken(em, user, 'confirm', token);
    user.isEmailConfirmed = true;
    await em.flush();
    await services.events.tell(em, userEmailConfirmed, { userId: user.id, email: user.email });
    return { email: user.email, shouldApprove: !user.isApproved };
  },
);

import { Field, ID, InputType } from 'type-graphql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { IsOptionalId } from '../../../kernel/input/input.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { userById } from '../../accounts/users/index.ts';
import { ChosenContentInput } from './chosen-content.ts';
import { renderFor } from './preview-email.ts';

@InputType({ description: 'Input of sendTestEmail: a template, or a subject and a body.' })
export class SendTestEmailInput extends ChosenContentInput {
  @Field(() => ID, { nullable: true, description: 'Filled in for this user; left out: for the caller.' })
  @IsOptionalId()
  userId?: number | null;
}

/**
 * Sends a mail to the administrator who asks, as it would be, with "[Test]" before its subject. It is no dispatch: nobody
 * else gets it, and its link to unsubscribe ends nothing. Throws as the preview does, and 429 for too many.
 */
export const sendTestEmail = preparedCommand(
  administrator,
  SendTestEmailInput,
  async (ctx, { userId, ...chosen }) => {
    const caller = await userById(ctx, actorOf(ctx).id);
    if (!caller) throw new AppError('USER_NOT_FOUND');
    const { subject, html, text } = await renderFor(ctx, { ...chosen, userId: userId ?? caller.id });
    await ctx.services.rateLimits.consume('testEmail', { ip: ctx.request.ip, email: caller.email });
    return { to: caller.email, subject: `[Test] ${subject}`, html, text };
  },
  async ({ em, services }, _input, mail) => {
    await services.mail.queue(em, mail);
    return { email: mail.to };
  },
);

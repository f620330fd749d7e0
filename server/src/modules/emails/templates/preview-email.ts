import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { IsOptionalId } from '../../../kernel/input/rules.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { loadUsers, userById } from '../../accounts/users/index.ts';
import { compileContent, type RenderedEmail } from '../content/email-content.ts';
import { sampleValues, valuesFor } from '../content/placeholders.ts';
import { ChosenContentInput, contentOf } from './chosen-content.ts';

@InputType({ description: 'Email to preview and its recipient.' })
export class PreviewEmailInput extends ChosenContentInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the user whose data is used in the preview. Default: sample data.',
  })
  @IsOptionalId()
  userId?: number | null;
}

/**
 * Returns an email as a user would get it, without sending it. Throws USER_NOT_FOUND, and the same content errors as
 * sending an email.
 */
export const previewEmail = query(administrator, PreviewEmailInput, (ctx, input) => renderFor(ctx, input));

/**
 * Renders the email in an input for a user or a fictitious recipient. Throws the same errors as {@link previewEmail}.
 */
async function renderFor(
  { em, services: { config } }: RequestContext,
  { userId, ...chosen }: PreviewEmailInput,
): Promise<RenderedEmail> {
  const render = compileContent(await contentOf(em, chosen));
  if (typeof userId !== 'number') return render(sampleValues(config));
  const user = (await loadUsers(em, [userId])).get(userId);
  if (!user)
    throw new AppError('USER_NOT_FOUND', { details: [{ path: 'userId', message: 'the user does not exist' }] });
  return render(valuesFor(user, config));
}

@InputType({ description: 'Test email: a template, or a subject and a body.' })
export class SendTestEmailInput extends ChosenContentInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the user whose data is used in the email. Default: the caller.',
  })
  @IsOptionalId()
  userId?: number | null;
}

/**
 * Sends an email to the calling administrator, with "[Test]" before its subject. It is not stored as a dispatch, and
 * its unsubscribe link has no effect. Throws the same errors as the preview, and 429 after too many test emails.
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

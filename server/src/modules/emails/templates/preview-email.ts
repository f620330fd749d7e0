import { Field, ID, InputType } from 'type-graphql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { IsOptionalId } from '../../../kernel/input/input.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { loadUsers } from '../../accounts/users/index.ts';
import { compileContent, type RenderedEmail } from '../content/email-content.ts';
import { sampleValues, valuesFor } from '../content/recipient-values.ts';
import { ChosenContentInput, contentOf } from './chosen-content.ts';

@InputType({ description: 'Which mail, for whom.' })
export class PreviewEmailInput extends ChosenContentInput {
  @Field(() => ID, { nullable: true, description: 'User whose data fills the preview. Sample data if omitted.' })
  @IsOptionalId()
  userId?: number | null;
}

/** A mail as one user would get it; nothing is sent. Throws USER_NOT_FOUND, and what sending it would. */
export const previewEmail = query(administrator, PreviewEmailInput, (ctx, input) => renderFor(ctx, input));

/** The mail that an input names, filled in for one user or for somebody invented. Throws as {@link previewEmail}. */
export async function renderFor(
  { em, services: { config } }: RequestContext,
  { userId, ...chosen }: PreviewEmailInput,
): Promise<RenderedEmail> {
  const render = compileContent(await contentOf(em, chosen));
  if (typeof userId !== 'number') return render(sampleValues(config));
  const user = (await loadUsers(em, [userId])).get(userId);
  if (!user) throw new AppError('USER_NOT_FOUND', { details: [{ path: 'userId', message: 'there is no such user' }] });
  return render(valuesFor(user, config));
}

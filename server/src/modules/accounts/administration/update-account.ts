import { Field, ID, InputType } from 'type-graphql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { RequiredEmail } from '../../../kernel/input/field-rules.ts';
import { IfGiven } from '../../../kernel/input/given.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/flush-unique.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { userEmailChanged } from '../account.events.ts';
import { doerOf } from '../doer.ts';
import { BusinessTypeId } from '../sign-in/business-type-id.ts';
import { lockKnownUser, readUser } from '../users/find-user.ts';
import { UserChange } from '../users/user-change.input.ts';
import { replaceEmailedLinks } from './replace-links.ts';

@InputType({ description: 'Changes the details of a user: what is left out stays as it is.' })
export class UpdateUserInput extends UserChange {
  @Field(() => String, {
    nullable: true,
    description:
      'What they sign in with from now on. Links that were mailed to another one are good no longer; where it is not confirmed yet, a new one goes to this address.',
  })
  @RequiredEmail()
  @IfGiven()
  email?: string;

  @Field(() => ID, { nullable: true, description: 'Of `referenceLists.businessTypes`.' })
  @BusinessTypeId()
  @IfGiven()
  businessTypeId?: number;
}

/** Changes what a user signs in with, and their business. Throws USER_NOT_FOUND, STALE_VERSION and EMAIL_ALREADY_EXISTS. */
export const updateAccount = command(
  administrator,
  UpdateUserInput,
  async (ctx, { email, businessTypeId, ...known }) => {
    const { em } = ctx;
    const user = await lockKnownUser(em, known);
    const before = user.email;
    if (email !== undefined) user.email = email;
    if (businessTypeId !== undefined) user.businessTypeId = businessTypeId;
    await flushUnique(
      em,
      () => new AppError('EMAIL_ALREADY_EXISTS', { details: [{ path: 'email', message: 'is taken' }] }),
    );
    if (user.email !== before) {
      await replaceEmailedLinks(ctx, user);
      const facts = { userId: user.id, email: user.email, before, by: doerOf(ctx) };
      await ctx.services.events.tell(em, userEmailChanged, facts);
    }
    return readUser(em, user.id);
  },
);

import { InputType } from 'type-graphql';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { userDeleted } from '../account.events.ts';
import { doerOf } from '../doer.ts';
import { lockKnownUser } from '../users/find-user.ts';
import { UserChange } from '../users/user-change.input.ts';
import { refuseToDisempower } from './administrators.ts';

@InputType({ description: 'Deletes a user.' })
export class DeleteUserInput extends UserChange {}

/** Deletes a user with their addresses, wishes and cart. Their orders stay, with what they say about the buyer. */
export const deleteUser = command(administrator, DeleteUserInput, async (ctx, input) => {
  const { userId } = input;
  await refuseToDisempower(ctx, userId);
  const user = await lockKnownUser(ctx.em, input);
  await ctx.em.remove(user).flush();
  await ctx.services.events.tell(ctx.em, userDeleted, { userId, email: user.email, by: doerOf(ctx) });
  return { userId };
});

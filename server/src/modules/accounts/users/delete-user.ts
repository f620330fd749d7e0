import { Field, ID, InputType } from 'type-graphql';
import { IsId } from '../../../kernel/input/input.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { userDeleted } from '../account.events.ts';
import { refuseToDisempower } from './administrators.ts';
import { lockUser } from './find-user.ts';

@InputType({ description: 'Deletes a user.' })
export class DeleteUserInput {
  @Field(() => ID, { description: 'Id of the user.' })
  @IsId()
  userId!: number;
}

/** Deletes a user with their addresses, wishes and cart. Their orders stay, with what they say about the buyer. */
export const deleteUser = command(administrator, DeleteUserInput, async (ctx, { userId }) => {
  await refuseToDisempower(ctx, userId);
  const user = await lockUser(ctx.em, userId);
  await ctx.em.remove(user).flush();
  await ctx.services.events.tell(ctx.em, userDeleted, { userId, email: user.email });
  return { userId };
});

import { Field, ID, InputType } from 'type-graphql';
import { IsId } from '../../../kernel/input/input.ts';
import { FilledList, RequiredList } from '../../../kernel/input/list-rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { lockUser } from '../users/find-user.ts';
import { emailConfirmingLink } from './replace-links.ts';

@InputType({ description: 'Users who get a link that confirms their email address.' })
export class SendConfirmationLinksInput {
  @Field(() => [ID], { description: 'At least one, at most 500. Users whose address is confirmed get no email.' })
  @IsId({ each: true })
  @FilledList()
  @RequiredList()
  userIds!: number[];
}

/**
 * Emails users a new link that confirms their address; the one before stops working. Returns the addresses. Throws
 * USER_NOT_FOUND naming the first unknown ID, and then sends nothing.
 */
export const sendConfirmationLinks = command(
  administrator,
  SendConfirmationLinksInput,
  async (ctx, { userIds }): Promise<{ emails: string[] }> => {
    const emails: string[] = [];
    // In the order of the IDs, so that two such commands never wait for each other.
    for (const id of [...new Set(userIds)].sort((one, other) => one - other)) {
      const user = await lockUser(ctx.em, id, `userIds.${userIds.indexOf(id)}`);
      if (user.isEmailConfirmed) continue;
      await emailConfirmingLink(ctx, user);
      emails.push(user.email);
    }
    return { emails };
  },
);

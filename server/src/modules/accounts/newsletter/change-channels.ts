import { type EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { RequiredLine } from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/flush-unique.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { EmailChannel } from './email-channel.entity.ts';

const longestName = 100;

@InputType({ description: 'Input of createEmailChannel.' })
export class CreateEmailChannelInput {
  @Field(() => String, {
    description: 'For people: one line of at most 100 characters. No other channel has it, in whatever case.',
  })
  @RequiredLine(longestName)
  name!: string;
}

/** Makes a newsletter that users may subscribe to. */
export const createEmailChannel = command(administrator, CreateEmailChannelInput, async ({ em }, { name }) => {
  const channel = em.create(EmailChannel, { name });
  await flush(em);
  return channel;
});

@InputType({ description: 'Input of renameEmailChannel.' })
export class RenameEmailChannelInput {
  @Field(() => ID, { description: 'Id of the channel.' })
  @IsId()
  id!: number;

  @Field(() => String, { description: 'As in createEmailChannel.' })
  @RequiredLine(longestName)
  name!: string;
}

/** Gives a newsletter another name; its subscribers stay. */
export const renameEmailChannel = command(administrator, RenameEmailChannelInput, async ({ em }, { id, name }) => {
  const channel = await findChannel(em, id);
  channel.name = name;
  await flush(em);
  return channel;
});

@InputType({ description: 'Input of deleteEmailChannel.' })
export class DeleteEmailChannelInput {
  @Field(() => ID, { description: 'Id of the channel.' })
  @IsId()
  id!: number;
}

/** Ends a newsletter and all subscriptions to it. What was scheduled for it goes to its subscribers no more. */
export const deleteEmailChannel = command(administrator, DeleteEmailChannelInput, async ({ em }, { id }) => {
  await em.remove(await findChannel(em, id)).flush();
  return { channelId: id };
});

async function findChannel(em: EntityManager, id: number): Promise<EmailChannel> {
  const channel = await em.findOne(EmailChannel, { id });
  if (channel) return channel;
  throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such channel' }] });
}

const flush = (em: EntityManager): Promise<void> =>
  flushUnique(em, () => conflict('name', 'belongs to another channel'));

import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { checkVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredLine } from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/flush-unique.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { EmailChannel } from '../users/email-channel.entity.ts';

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

  @KnownVersion()
  expectedVersion?: number | null;
}

/** Gives a newsletter another name; its subscribers stay. */
export const renameEmailChannel = command(
  administrator,
  RenameEmailChannelInput,
  async ({ em }, { name, ...known }) => {
    const channel = await lockChannel(em, known);
    channel.name = name;
    await flush(em);
    return channel;
  },
);

@InputType({ description: 'Input of deleteEmailChannel.' })
export class DeleteEmailChannelInput {
  @Field(() => ID, { description: 'Id of the channel.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

/** Ends a newsletter and all subscriptions to it. What was scheduled for it goes to its subscribers no more. */
export const deleteEmailChannel = command(administrator, DeleteEmailChannelInput, async ({ em }, known) => {
  await em.remove(await lockChannel(em, known)).flush();
  return { channelId: known.id };
});

/** The channel for a change: others wait until the transaction ends. Throws ITEM_NOT_FOUND and STALE_VERSION. */
async function lockChannel(em: EntityManager, { id, expectedVersion }: DeleteEmailChannelInput): Promise<EmailChannel> {
  const channel = await em.findOne(EmailChannel, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!channel) {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such channel' }] });
  }
  checkVersion(channel, expectedVersion);
  return channel;
}

const flush = (em: EntityManager): Promise<void> =>
  flushUnique(em, () => conflict('name', 'belongs to another channel'));

import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { checkVersion, OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredLine } from '../../../kernel/input/field-rules.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { shortListing } from '../../../kernel/input/page.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { actorOf, administrator, anyone, signedIn } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { EmailChannel } from '../users/email-channel.entity.ts';
import { lockUser, readSelf } from '../users/find-user.ts';

const maxNameLength = 100;

@InputType({ description: 'New newsletter.' })
export class CreateEmailChannelInput {
  @Field(() => String, {
    description: 'Name shown to users: one line of at most 100 characters. Must be unique, case-insensitive.',
  })
  @RequiredLine(maxNameLength)
  name!: string;
}

export const createEmailChannel = command(administrator, CreateEmailChannelInput, async ({ em }, { name }) => {
  const channel = em.create(EmailChannel, { name });
  await flush(em);
  return channel;
});

@InputType({ description: 'New name of a newsletter.' })
export class RenameEmailChannelInput {
  @Field(() => ID, { description: 'Newsletter ID.' })
  @IsId()
  id!: number;

  @Field(() => String, {
    description: 'Name shown to users: one line of at most 100 characters. Must be unique, case-insensitive.',
  })
  @RequiredLine(maxNameLength)
  name!: string;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

/** Renames a newsletter. Its subscribers are unchanged. */
export const renameEmailChannel = command(
  administrator,
  RenameEmailChannelInput,
  async ({ em }, { name, ...target }) => {
    const channel = await lockChannel(em, target);
    channel.name = name;
    await flush(em);
    return channel;
  },
);

@InputType({ description: 'Newsletter to delete.' })
export class DeleteEmailChannelInput {
  @Field(() => ID, { description: 'Newsletter ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

/**
 * Deletes a newsletter and its subscriptions. Emails scheduled for the newsletter are no longer sent to its
 * subscribers.
 */
export const deleteEmailChannel = command(administrator, DeleteEmailChannelInput, async ({ em }, input) => {
  await em.remove(await lockChannel(em, input)).flush();
  return { channelId: input.id };
});

/** Locks a newsletter until the transaction ends. Throws ITEM_NOT_FOUND and STALE_VERSION. */
async function lockChannel(em: EntityManager, { id, expectedVersion }: DeleteEmailChannelInput): Promise<EmailChannel> {
  const channel = await em.findOne(EmailChannel, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!channel) {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'the newsletter does not exist' }] });
  }
  checkVersion(channel, expectedVersion);
  return channel;
}

const flush = (em: EntityManager): Promise<void> =>
  flushUnique(em, () => conflict('name', 'must not be the name of another newsletter'));

const channelsByName = (em: EntityManager): Promise<EmailChannel[]> =>
  em.find(EmailChannel, {}, { orderBy: { name: 'asc' } });

/** Returns all newsletters, sorted by name. */
export const listEmailChannels = query(anyone, ({ em }) => channelsByName(em));

/** Returns all newsletters, sorted by name, as a stream for REST. */
export const listEmailChannelsForRest = query(anyone, async (ctx) =>
  shortListing(
    async () => etagOf('email channels', await revisionOf(ctx, ['email_channel'])),
    () => channelsByName(ctx.em),
  ),
);

@InputType({ description: 'Newsletters to which the caller subscribes.' })
export class SetNewsletterSubscriptionsInput {
  @Field(() => [ID], {
    description: 'IDs of all newsletters to receive. Subscriptions to other newsletters are removed.',
  })
  @IsId({ each: true })
  @RequiredList(1_000)
  channelIds!: number[];
}

/** Replaces the caller's subscriptions. */
export const setNewsletterSubscriptions = command(
  signedIn,
  SetNewsletterSubscriptionsInput,
  async (ctx, { channelIds }) => {
    const channels = await ctx.em.find(EmailChannel, { id: { $in: channelIds } });
    const existingIds = new Set(channels.map(({ id }) => id));
    const details = channelIds.flatMap((id, index) =>
      existingIds.has(id) ? [] : [{ path: `channelIds.${index}`, message: 'the newsletter does not exist' }],
    );
    if (details.length > 0) throw new AppError('ITEM_NOT_FOUND', { details });
    const user = await lockUser(ctx.em, actorOf(ctx).id);
    await user.emailChannels.init();
    user.emailChannels.set(channels);
    await ctx.em.flush();
    return { user: await readSelf(ctx.em, user.id) };
  },
);

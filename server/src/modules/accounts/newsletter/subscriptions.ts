import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { shortListing } from '../../../kernel/input/page.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { actorOf, anyone, signedIn } from '../../../kernel/use-cases/access.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { EmailChannel } from '../users/email-channel.entity.ts';
import { lockUser, readSelf } from '../users/find-user.ts';

const channelsByName = (em: EntityManager): Promise<EmailChannel[]> =>
  em.find(EmailChannel, {}, { orderBy: { name: 'asc' } });

/** All newsletters, by name. */
export const listEmailChannels = query(anyone, ({ em }) => channelsByName(em));

/** The same as a REST list. */
export const streamEmailChannels = query(anyone, async (ctx) =>
  shortListing(
    async () => etagOf('email channels', await revisionOf(ctx, ['email_channel'])),
    () => channelsByName(ctx.em),
  ),
);

@InputType({ description: 'Which newsletters the caller gets.' })
export class SetNewsletterSubscriptionsInput {
  @Field(() => [ID], { description: 'All newsletters that the user wants; others end.' })
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
    const known = new Set(channels.map(({ id }) => id));
    const details = channelIds.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `channelIds.${index}`, message: 'there is no such channel' }],
    );
    if (details.length > 0) throw new AppError('ITEM_NOT_FOUND', { details });
    const user = await lockUser(ctx.em, actorOf(ctx).id);
    await user.emailChannels.init();
    user.emailChannels.set(channels);
    await ctx.em.flush();
    return { user: await readSelf(ctx.em, user.id) };
  },
);

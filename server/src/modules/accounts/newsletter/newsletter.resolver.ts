import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SetNewsletterSubscriptionsPayload } from '../users/user.payloads.ts';
import { EmailChannelType } from '../users/user.type.ts';
import {
  CreateEmailChannelInput,
  createEmailChannel,
  DeleteEmailChannelInput,
  deleteEmailChannel,
  RenameEmailChannelInput,
  renameEmailChannel,
} from './change-channels.ts';
import { CreateEmailChannelPayload, DeleteEmailChannelPayload, RenameEmailChannelPayload } from './channel.payloads.ts';
import { listEmailChannels, SetNewsletterSubscriptionsInput, setNewsletterSubscriptions } from './subscriptions.ts';

@Resolver()
export class NewsletterResolver {
  @Query(() => [EmailChannelType], { nullable: true, description: 'All newsletters, by name. Open to everybody.' })
  emailChannels(@Ctx() ctx: RequestContext) {
    return listEmailChannels(ctx);
  }

  @Mutation(() => SetNewsletterSubscriptionsPayload, {
    nullable: true,
    description:
      'Replaces the newsletters that the caller gets. ITEM_NOT_FOUND names ids that are none. Signed-in users only.',
  })
  setNewsletterSubscriptions(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetNewsletterSubscriptionsInput)
    input: SetNewsletterSubscriptionsInput,
  ) {
    return setNewsletterSubscriptions(ctx, input);
  }

  @Mutation(() => CreateEmailChannelPayload, {
    nullable: true,
    description: 'Makes a newsletter that users may subscribe to. Administrators only.',
  })
  async createEmailChannel(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateEmailChannelInput) input: CreateEmailChannelInput,
  ) {
    return { channel: await createEmailChannel(ctx, input) };
  }

  @Mutation(() => RenameEmailChannelPayload, {
    nullable: true,
    description: 'Gives a newsletter another name; its subscribers stay. Administrators only.',
  })
  async renameEmailChannel(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenameEmailChannelInput) input: RenameEmailChannelInput,
  ) {
    return { channel: await renameEmailChannel(ctx, input) };
  }

  @Mutation(() => DeleteEmailChannelPayload, {
    nullable: true,
    description:
      'Ends a newsletter and all subscriptions to it; mails scheduled for it no longer reach its subscribers. Administrators only.',
  })
  deleteEmailChannel(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteEmailChannelInput) input: DeleteEmailChannelInput,
  ) {
    return deleteEmailChannel(ctx, input);
  }
}

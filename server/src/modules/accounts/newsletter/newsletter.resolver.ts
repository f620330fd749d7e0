import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { EmailChannel } from '../users/email-channel.entity.ts';
import { SetNewsletterSubscriptionsPayload } from '../users/user.type.ts';
import {
  CreateEmailChannelInput,
  createEmailChannel,
  DeleteEmailChannelInput,
  deleteEmailChannel,
  listEmailChannels,
  RenameEmailChannelInput,
  renameEmailChannel,
  SetNewsletterSubscriptionsInput,
  setNewsletterSubscriptions,
} from './email-channels.ts';

@ObjectType()
abstract class ChannelPayload {
  @Field(() => EmailChannel, { simple: true, description: 'The newsletter as it is now.' })
  channel!: EmailChannel;
}

@ObjectType({ description: 'Outcome of createEmailChannel.' })
class CreateEmailChannelPayload extends ChannelPayload {}

@ObjectType({ description: 'Outcome of renameEmailChannel.' })
class RenameEmailChannelPayload extends ChannelPayload {}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteEmailChannel.' })
class DeleteEmailChannelPayload {
  @Field(() => ID, { description: 'ID of the deleted newsletter.' })
  channelId!: number;
}

@Resolver()
export class NewsletterResolver {
  @Query(() => [EmailChannel], { nullable: true, description: 'All newsletters, by name. Open to everyone.' })
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

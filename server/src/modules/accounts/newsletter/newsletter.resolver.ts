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
  @Field(() => EmailChannel, { simple: true, description: 'The updated newsletter.' })
  channel!: EmailChannel;
}

@ObjectType({ description: 'Result of `createEmailChannel`.' })
class CreateEmailChannelPayload extends ChannelPayload {}

@ObjectType({ description: 'Result of `renameEmailChannel`.' })
class RenameEmailChannelPayload extends ChannelPayload {}

@ObjectType({ simpleResolvers: true, description: 'Result of `deleteEmailChannel`.' })
class DeleteEmailChannelPayload {
  @Field(() => ID, { description: 'ID of the deleted newsletter.' })
  channelId!: number;
}

@Resolver()
export class NewsletterResolver {
  @Query(() => [EmailChannel], { nullable: true, description: 'All newsletters, sorted by name. Public.' })
  emailChannels(@Ctx() ctx: RequestContext) {
    return listEmailChannels(ctx);
  }

  @Mutation(() => SetNewsletterSubscriptionsPayload, {
    nullable: true,
    description:
      'Replaces the newsletter subscriptions of the caller. Errors: ITEM_NOT_FOUND, naming the unknown IDs. Signed-in users only.',
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
    description: 'Creates a newsletter that users can subscribe to. Administrators only.',
  })
  async createEmailChannel(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateEmailChannelInput) input: CreateEmailChannelInput,
  ) {
    return { channel: await createEmailChannel(ctx, input) };
  }

  @Mutation(() => RenameEmailChannelPayload, {
    nullable: true,
    description: 'Renames a newsletter. Its subscribers are unchanged. Administrators only.',
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
      'Deletes a newsletter and its subscriptions. Emails scheduled for the newsletter are no longer sent to its subscribers. Administrators only.',
  })
  deleteEmailChannel(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteEmailChannelInput) input: DeleteEmailChannelInput,
  ) {
    return deleteEmailChannel(ctx, input);
  }
}

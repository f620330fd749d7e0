import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/context.ts';
import { SetNewsletterSubscriptionsPayload } from '../users/user.payloads.ts';
import { EmailChannelType } from '../users/user.type.ts';
import { listEmailChannels, SetNewsletterSubscriptionsInput, setNewsletterSubscriptions } from './subscriptions.ts';

@Resolver()
export class NewsletterResolver {
  @Query(() => [EmailChannelType], { nullable: true, description: 'All newsletters, by name. Open to everybody.' })
  emailChannels(@Ctx() ctx: RequestContext) {
    return listEmailChannels(ctx);
  }

  @Mutation(() => SetNewsletterSubscriptionsPayload, {
    nullable: true,
    description: 'Replaces the newsletters that the caller gets.',
  })
  setNewsletterSubscriptions(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetNewsletterSubscriptionsInput, { description: 'What to do.' })
    input: SetNewsletterSubscriptionsInput,
  ) {
    return setNewsletterSubscriptions(ctx, input);
  }
}

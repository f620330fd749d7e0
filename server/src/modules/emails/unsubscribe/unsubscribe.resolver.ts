import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { EmailChannel } from '../../accounts/users/index.ts';
import { UnsubscribeInput, unsubscribe } from './unsubscribe.ts';

@ObjectType({ simpleResolvers: true, description: 'Result of `unsubscribe`.' })
class UnsubscribePayload {
  @Field(() => String, { description: 'Email address of the recipient.' }) email!: string;

  @Field(() => Boolean, {
    description:
      'True if the recipient was selected individually: the user then gets no more newsletters and bulk emails, until subscribing to a newsletter again. If false, only the newsletters in `channels` are stopped.',
  })
  isFromAll!: boolean;

  @Field(() => [EmailChannel], { description: 'Newsletters that the email was sent to, by name.' })
  channels!: readonly EmailChannel[];

  @Field(() => String, {
    nullable: true,
    description: 'Name of the price list that is no longer sent. Null if the email contained no price list.',
  })
  priceList!: string | null;
}

@Resolver()
export class UnsubscribeResolver {
  @Mutation(() => UnsubscribePayload, {
    nullable: true,
    description:
      'Unsubscribes the recipient of an email by the token of its link. Idempotent. No sign-in needed. Errors: VERIFICATION_FAILED for an invalid token. Open to everyone.',
  })
  unsubscribe(@Ctx() ctx: RequestContext, @Arg('input', () => UnsubscribeInput) input: UnsubscribeInput) {
    return unsubscribe(ctx, input);
  }
}

import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { EmailChannel } from '../../accounts/users/index.ts';
import { UnsubscribeInput, unsubscribe } from './unsubscribe.ts';

@ObjectType({ simpleResolvers: true, description: 'Outcome of unsubscribe.' })
class UnsubscribePayload {
  @Field(() => String, { description: 'The address that the mail had gone to.' }) email!: string;

  @Field(() => Boolean, {
    description:
      'The recipient was named in the mail: no newsletter and no mail to named users reaches them any more, until they subscribe to a newsletter again. Else only `channels` end.',
  })
  isFromAll!: boolean;

  @Field(() => [EmailChannel], { description: 'Newsletters that the email was sent to, by name.' })
  channels!: readonly EmailChannel[];

  @Field(() => String, {
    nullable: true,
    description: 'Name of the price list that the mail brought: it is sent no more. Null: it brought none.',
  })
  priceList!: string | null;
}

@Resolver()
export class UnsubscribeResolver {
  @Mutation(() => UnsubscribePayload, {
    nullable: true,
    description:
      'Ends the mails that a link in one of them stands for. Open to everybody who has the link; again changes nothing. VERIFICATION_FAILED for a token that is not from a mail.',
  })
  unsubscribe(@Ctx() ctx: RequestContext, @Arg('input', () => UnsubscribeInput) input: UnsubscribeInput) {
    return unsubscribe(ctx, input);
  }
}

import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SendInvitationInput, sendInvitation } from './send-invitation.ts';

@ObjectType({ description: 'Result of `sendInvitation`.' })
class SendInvitationPayload {
  @Field(() => String, { description: "Recipient: the caller's email address." })
  email!: string;
}

@Resolver()
export class InvitationResolver {
  @Mutation(() => SendInvitationPayload, {
    nullable: true,
    description:
      'Sends the caller an email with an invitation to a page of the site, which the caller can forward. INVALID_REQUEST if the URL is not a page of the site. RATE_LIMITED after too many calls. Signed-in users only.',
  })
  sendInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendInvitationInput) input: SendInvitationInput,
  ): Promise<SendInvitationPayload> {
    return sendInvitation(ctx, input);
  }
}

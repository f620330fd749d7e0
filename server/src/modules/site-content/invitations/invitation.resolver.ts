import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SendInvitationInput, sendInvitation } from './send-invitation.ts';

@ObjectType({ description: 'Outcome of sendInvitation.' })
class SendInvitationPayload {
  @Field(() => String, { description: "Where it went: the caller's own address." })
  email!: string;
}

@Resolver()
export class InvitationResolver {
  @Mutation(() => SendInvitationPayload, {
    nullable: true,
    description:
      'Mails the caller an invitation to a page of the house, for them to forward. INVALID_REQUEST for a page of somebody else; RATE_LIMITED for too many. Signed-in users only.',
  })
  sendInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendInvitationInput) input: SendInvitationInput,
  ): Promise<SendInvitationPayload> {
    return sendInvitation(ctx, input);
  }
}

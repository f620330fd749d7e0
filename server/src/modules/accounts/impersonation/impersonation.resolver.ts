import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { BeginViewingPayload } from '../sign-in/session.payloads.ts';
import { BeginViewingInput, beginViewing, endViewing } from './impersonation.ts';

@ObjectType({ description: 'Outcome of endViewing.' })
class EndViewingPayload {
  @Field(() => ID, { simple: true, description: 'Whose eyes it were.' })
  userId!: number;
}

@Resolver()
export class ViewingResolver {
  @Mutation(() => BeginViewingPayload, {
    nullable: true,
    description:
      'Opens a session in which the caller sees the house as a user does, for at most 30 minutes: queries answer as to the user, everything that changes something is FORBIDDEN (reason READ_ONLY). It ends with the caller’s own sessions, too, and the audit log has its beginning and end. USER_NOT_FOUND; INVALID_REQUEST for an administrator, and for an account that is blocked or not approved. Administrators only.',
  })
  async beginViewing(@Ctx() ctx: RequestContext, @Arg('input', () => BeginViewingInput) input: BeginViewingInput) {
    return { session: await beginViewing(ctx, input) };
  }

  @Mutation(() => EndViewingPayload, {
    nullable: true,
    description:
      'Ends the session that beginViewing opened, whose token is sent. INVALID_REQUEST for a session of one’s own. Signed-in users only.',
  })
  endViewing(@Ctx() ctx: RequestContext) {
    return endViewing(ctx);
  }
}

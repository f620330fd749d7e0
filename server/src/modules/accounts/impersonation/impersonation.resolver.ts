import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { BeginViewingPayload } from '../sign-in/session.payloads.ts';
import { BeginViewingInput, beginImpersonation, endImpersonation } from './impersonation.ts';

@ObjectType({ description: 'Result of `endViewing`.' })
class EndViewingPayload {
  @Field(() => ID, { simple: true, description: 'User who was impersonated.' })
  userId!: number;
}

@Resolver()
export class ImpersonationResolver {
  @Mutation(() => BeginViewingPayload, {
    nullable: true,
    description:
      "Starts a read-only session in which the caller sees the site as the user does, for at most 30 minutes. Queries return the user's data. Mutations fail with FORBIDDEN (reason READ_ONLY). The session ends when the caller's own sessions end. The audit log records its start and end. Errors: USER_NOT_FOUND; INVALID_REQUEST for an administrator, and for an account that is blocked or not approved. Administrators only.",
  })
  async beginViewing(@Ctx() ctx: RequestContext, @Arg('input', () => BeginViewingInput) input: BeginViewingInput) {
    return { session: await beginImpersonation(ctx, input) };
  }

  @Mutation(() => EndViewingPayload, {
    nullable: true,
    description:
      'Ends the impersonation to which the sent token belongs. Errors: INVALID_REQUEST if the session is not an impersonation. Signed-in users only.',
  })
  endViewing(@Ctx() ctx: RequestContext) {
    return endImpersonation(ctx);
  }
}

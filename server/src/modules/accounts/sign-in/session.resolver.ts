import { Arg, Ctx, Mutation, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { ChangePasswordInput, changePassword } from './change-password.ts';
import { ChangePasswordPayload, LogInPayload, RefreshSessionPayload, SignOutPayload } from './session.payloads.ts';
import { LogInInput, logIn, refreshSession, signOut } from './session.ts';

@Resolver()
export class SessionResolver {
  @Mutation(() => LogInPayload, {
    nullable: true,
    description:
      'Signs in. Errors, checked in this order: INVALID_RECAPTCHA, RATE_LIMITED after too many failed attempts, USER_NOT_FOUND, WRONG_PASSWORD, USER_BLOCKED, EMAIL_NOT_VERIFIED, ACCOUNT_NOT_APPROVED.',
  })
  async logIn(@Ctx() ctx: RequestContext, @Arg('input', () => LogInInput) input: LogInInput) {
    return { session: await logIn(ctx, input) };
  }

  @Mutation(() => RefreshSessionPayload, {
    nullable: true,
    description:
      'Replaces a valid access token. The old token works for another 60 seconds. A session ends 30 days after the sign-in by default, and no token is valid longer than its session. Signed-in users only.',
  })
  async refreshSession(@Ctx() ctx: RequestContext) {
    return { session: await refreshSession(ctx) };
  }

  @Mutation(() => SignOutPayload, {
    nullable: true,
    description:
      'Ends the session to which the sent token belongs, and invalidates all its tokens. Other sessions of the user continue. Signed-in users only.',
  })
  signOut(@Ctx() ctx: RequestContext) {
    return signOut(ctx);
  }

  @Mutation(() => ChangePasswordPayload, {
    nullable: true,
    description:
      "Changes the caller's password and ends all of the caller's sessions. The response contains a new session. Errors: WRONG_PASSWORD; INVALID_REQUEST for a weak password. Signed-in users only.",
  })
  async changePassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ) {
    return { session: await changePassword(ctx, input) };
  }
}

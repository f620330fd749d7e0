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
      'Signs in. Checks in this order: USER_NOT_FOUND, WRONG_PASSWORD, USER_BLOCKED, EMAIL_NOT_VERIFIED, ACCOUNT_NOT_APPROVED. Before them INVALID_RECAPTCHA, and RATE_LIMITED after many attempts that failed.',
  })
  async logIn(@Ctx() ctx: RequestContext, @Arg('input', () => LogInInput) input: LogInInput) {
    return { session: await logIn(ctx, input) };
  }

  @Mutation(() => RefreshSessionPayload, {
    nullable: true,
    description:
      'Replaces a token that is still good; the old one works for another 60 seconds. A session ends 30 days after the sign-in, unless the server is configured otherwise: no token is good for longer. Signed-in users only.',
  })
  async refreshSession(@Ctx() ctx: RequestContext) {
    return { session: await refreshSession(ctx) };
  }

  @Mutation(() => SignOutPayload, {
    nullable: true,
    description:
      'Ends the session of the token that is sent: no token of it works any longer. Other sessions of the user go on. Signed-in users only.',
  })
  signOut(@Ctx() ctx: RequestContext) {
    return signOut(ctx);
  }

  @Mutation(() => ChangePasswordPayload, {
    nullable: true,
    description:
      "Changes the caller's password and ends all of their sessions; the answer has a new one. WRONG_PASSWORD; INVALID_REQUEST for a weak one. Signed-in users only.",
  })
  async changePassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ) {
    return { session: await changePassword(ctx, input) };
  }
}

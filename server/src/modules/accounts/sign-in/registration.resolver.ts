import { Arg, Ctx, Mutation, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import {
  ConfirmEmailInput,
  confirmEmail,
  RegisterInput,
  ResendConfirmationInput,
  register,
  resendConfirmation,
} from './register.ts';
import {
  RequestPasswordResetInput,
  ResetPasswordInput,
  requestPasswordReset,
  resetPassword,
} from './reset-password.ts';
import {
  ConfirmEmailPayload,
  RegisterPayload,
  RequestPasswordResetPayload,
  ResendConfirmationPayload,
  ResetPasswordPayload,
} from './session.payloads.ts';

@Resolver()
export class RegistrationResolver {
  @Mutation(() => RegisterPayload, {
    nullable: true,
    description:
      'Makes an account and mails a link to confirm its address. EMAIL_ALREADY_EXISTS when there is one; INVALID_RECAPTCHA; RATE_LIMITED after many attempts.',
  })
  register(@Ctx() ctx: RequestContext, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return register(ctx, input);
  }

  @Mutation(() => ConfirmEmailPayload, {
    nullable: true,
    description:
      'Uses the link of the mail after registering. VERIFICATION_FAILED when it is wrong, used or too old; USER_NOT_FOUND.',
  })
  confirmEmail(@Ctx() ctx: RequestContext, @Arg('input', () => ConfirmEmailInput) input: ConfirmEmailInput) {
    return confirmEmail(ctx, input);
  }

  @Mutation(() => ResendConfirmationPayload, {
    nullable: true,
    description:
      'Mails a new link to confirm an address; the one before works no longer. USER_NOT_FOUND; INVALID_REQUEST when it is confirmed already; INVALID_RECAPTCHA; RATE_LIMITED after many attempts.',
  })
  resendConfirmation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResendConfirmationInput) input: ResendConfirmationInput,
  ) {
    return resendConfirmation(ctx, input);
  }

  @Mutation(() => RequestPasswordResetPayload, {
    nullable: true,
    description:
      'Mails a link to choose another password; the one before works no longer. USER_NOT_FOUND; INVALID_RECAPTCHA; RATE_LIMITED after many attempts.',
  })
  requestPasswordReset(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestPasswordResetInput) input: RequestPasswordResetInput,
  ) {
    return requestPasswordReset(ctx, input);
  }

  @Mutation(() => ResetPasswordPayload, {
    nullable: true,
    description:
      'Sets a password by the link of a mail and ends all sessions. VERIFICATION_FAILED when the link is wrong, used or too old; USER_NOT_FOUND; INVALID_REQUEST for a weak password.',
  })
  resetPassword(@Ctx() ctx: RequestContext, @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput) {
    return resetPassword(ctx, input);
  }
}

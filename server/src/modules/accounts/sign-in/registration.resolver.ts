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
      'Creates an account and emails a link to confirm its address. Errors: EMAIL_ALREADY_EXISTS, INVALID_RECAPTCHA; RATE_LIMITED after too many attempts.',
  })
  register(@Ctx() ctx: RequestContext, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return register(ctx, input);
  }

  @Mutation(() => ConfirmEmailPayload, {
    nullable: true,
    description:
      'Confirms an email address with the token of the emailed link. Errors: USER_NOT_FOUND; VERIFICATION_FAILED if the token is invalid, used or expired.',
  })
  confirmEmail(@Ctx() ctx: RequestContext, @Arg('input', () => ConfirmEmailInput) input: ConfirmEmailInput) {
    return confirmEmail(ctx, input);
  }

  @Mutation(() => ResendConfirmationPayload, {
    nullable: true,
    description:
      'Emails a new link to confirm an address. Earlier links stop working. Errors: USER_NOT_FOUND, INVALID_RECAPTCHA; INVALID_REQUEST if the address is already confirmed; RATE_LIMITED after too many attempts.',
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
      'Emails a link to choose a new password. Earlier links stop working. Errors: USER_NOT_FOUND, INVALID_RECAPTCHA; RATE_LIMITED after too many attempts.',
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
      'Sets a new password with the token of an emailed link, and ends all sessions of the user. Errors: USER_NOT_FOUND; VERIFICATION_FAILED if the token is invalid, used or expired; INVALID_REQUEST for a weak password.',
  })
  resetPassword(@Ctx() ctx: RequestContext, @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput) {
    return resetPassword(ctx, input);
  }
}

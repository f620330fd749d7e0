import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { User } from '../users/user.entity.ts';

@ObjectType('Session', { simpleResolvers: true, description: 'Session with its access token.' })
class SessionType {
  @Field(() => String, { description: 'Access token. Send it with each request as `Authorization: Bearer …`.' })
  accessToken!: string;
  @Field(() => DateTimeScalar, { description: 'When the token expires. Refresh it before then.' }) expiresAt!: Date;
  @Field(() => User, { description: 'The user who signed in.' }) user!: User;
}

@ObjectType()
abstract class SessionPayload {
  @Field(() => SessionType, { simple: true, description: 'The new session.' })
  session!: SessionType;
}

@ObjectType({ description: 'Result of `logIn`.' })
export class LogInPayload extends SessionPayload {}

@ObjectType({ description: 'Result of `refreshSession`.' })
export class RefreshSessionPayload extends SessionPayload {}

@ObjectType({ description: 'Result of `signOut`.' })
export class SignOutPayload {
  @Field(() => ID, { simple: true, description: 'ID of the user whose session ended.' })
  userId!: number;
}

@ObjectType({ description: 'Result of `beginViewing`.' })
export class BeginViewingPayload extends SessionPayload {}

@ObjectType({ description: "Result of `changePassword`. Earlier tokens stop working, including the caller's." })
export class ChangePasswordPayload extends SessionPayload {}

@ObjectType()
abstract class EmailPayload {
  @Field(() => String, { simple: true, description: 'Email address of the account.' })
  email!: string;
}

@ObjectType({ description: 'Result of `confirmEmail`.' })
export class ConfirmEmailPayload extends EmailPayload {
  @Field(() => Boolean, {
    simple: true,
    description: 'True if an administrator still has to approve the account before the first sign-in.',
  })
  shouldApprove!: boolean;
}

@ObjectType({ description: 'Result of `resendConfirmation`.' })
export class ResendConfirmationPayload extends EmailPayload {}

@ObjectType({ description: 'Result of `requestPasswordReset`.' })
export class RequestPasswordResetPayload extends EmailPayload {}

@ObjectType({ description: 'Result of `resetPassword`.' })
export class ResetPasswordPayload extends EmailPayload {}

@ObjectType({ simpleResolvers: true, description: 'Result of `register`.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The new user.' }) user!: User;
  @Field(() => Boolean, {
    description: 'True if an administrator has to approve the account before the first sign-in.',
  })
  shouldApprove!: boolean;
}

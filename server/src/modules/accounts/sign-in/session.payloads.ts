import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { User } from '../users/user.entity.ts';

@ObjectType('Session', { simpleResolvers: true, description: 'A session with its access token.' })
class SessionType {
  @Field(() => String, { description: 'Access token. Send it with each request as `Authorization: Bearer …`.' })
  accessToken!: string;
  @Field(() => DateTimeScalar, { description: 'When the token expires. Refresh it before.' }) expiresAt!: Date;
  @Field(() => User, { description: 'The user who has signed in.' }) user!: User;
}

@ObjectType()
abstract class SessionPayload {
  @Field(() => SessionType, { simple: true, description: 'The new session.' })
  session!: SessionType;
}

@ObjectType({ description: 'Outcome of logIn.' })
export class LogInPayload extends SessionPayload {}

@ObjectType({ description: 'Outcome of refreshSession.' })
export class RefreshSessionPayload extends SessionPayload {}

@ObjectType({ description: 'Outcome of signOut.' })
export class SignOutPayload {
  @Field(() => ID, { simple: true, description: 'ID of the user whose session has ended.' })
  userId!: number;
}

@ObjectType({ description: 'Outcome of beginViewing.' })
export class BeginViewingPayload extends SessionPayload {}

@ObjectType({ description: "Outcome of changePassword. Older tokens stop working, the caller's too." })
export class ChangePasswordPayload extends SessionPayload {}

@ObjectType()
abstract class EmailPayload {
  @Field(() => String, { simple: true, description: 'Email address of the account.' })
  email!: string;
}

@ObjectType({ description: 'Outcome of confirmEmail.' })
export class ConfirmEmailPayload extends EmailPayload {
  @Field(() => Boolean, {
    simple: true,
    description: 'True if an administrator still has to approve the account before the first sign-in.',
  })
  shouldApprove!: boolean;
}

@ObjectType({ description: 'Outcome of resendConfirmation.' })
export class ResendConfirmationPayload extends EmailPayload {}

@ObjectType({ description: 'Outcome of requestPasswordReset.' })
export class RequestPasswordResetPayload extends EmailPayload {}

@ObjectType({ description: 'Outcome of resetPassword.' })
export class ResetPasswordPayload extends EmailPayload {}

@ObjectType({ simpleResolvers: true, description: 'Outcome of register.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The new user.' }) user!: User;
  @Field(() => Boolean, {
    description: 'True if an administrator has to approve the account before the first sign-in.',
  })
  shouldApprove!: boolean;
}

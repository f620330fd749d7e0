import { Field, ID, ObjectType } from 'type-graphql';
import { MarkupType, PageAccessType, UserType } from './user.type.ts';

/** What every command on a user answers. */
@ObjectType()
export abstract class UserPayload {
  @Field(() => UserType, { simple: true, description: 'The user as they are now.' })
  user!: UserType;
}

@ObjectType({ description: 'Outcome of setUserApproval.' })
export class SetUserApprovalPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserBlock.' })
export class SetUserBlockPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserRole.' })
export class SetUserRolePayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserLogo.' })
export class SetUserLogoPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserPrimaryColor.' })
export class SetUserPrimaryColorPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserDomain.' })
export class SetUserDomainPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of addUserMarkup.' })
export class AddUserMarkupPayload extends UserPayload {
  @Field(() => MarkupType, { simple: true, description: 'The new one.' })
  markup!: MarkupType;
}

@ObjectType({ description: 'Outcome of removeUserMarkup.' })
export class RemoveUserMarkupPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of grantPageAccess.' })
export class GrantPageAccessPayload extends UserPayload {
  @Field(() => PageAccessType, { simple: true, description: 'The row of this page, new or not.' })
  access!: PageAccessType;
}

@ObjectType({ description: 'Outcome of revokePageAccess.' })
export class RevokePageAccessPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setPageAccess.' })
export class SetPageAccessPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setNewsletterSubscriptions.' })
export class SetNewsletterSubscriptionsPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of deleteUser.' })
export class DeleteUserPayload {
  @Field(() => ID, { simple: true, description: 'Whom there is no more.' })
  userId!: number;
}

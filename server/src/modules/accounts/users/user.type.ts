import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { Markup } from './markup.entity.ts';
import { PageAccess } from './page-access.entity.ts';
import { User } from './user.entity.ts';

@ObjectType('UserPage', { simpleResolvers: true, description: 'One page of users.' })
export class UserPage {
  @Field(() => [User], { description: 'Users of the page.' }) items!: readonly User[];
  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

/** Payload of commands that change a user. */
@ObjectType()
export abstract class UserPayload {
  @Field(() => User, { simple: true, description: 'The user as they are now.' })
  user!: User;
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
  @Field(() => Markup, { simple: true, description: 'The new markup.' })
  markup!: Markup;
}

@ObjectType({ description: 'Outcome of removeUserMarkup.' })
export class RemoveUserMarkupPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of grantPageAccess.' })
export class GrantPageAccessPayload extends UserPayload {
  @Field(() => PageAccess, { simple: true, description: 'Permission for the page. It may have existed before.' })
  access!: PageAccess;
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

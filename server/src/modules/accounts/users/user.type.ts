import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { Markup } from './markup.entity.ts';
import { PageAccess } from './page-access.entity.ts';
import { User } from './user.entity.ts';

@ObjectType('UserPage', { simpleResolvers: true, description: 'One page of users.' })
export class UserPage {
  @Field(() => [User], { description: 'Users on this page.' }) items!: readonly User[];
  @Field(() => Int, { description: 'Number of matching users. Counted only if requested.' }) total!: number;
  @Field(() => Int, { description: 'Page index, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer users.' }) size!: number;
}

/** Base class for the results of commands that change a user. */
@ObjectType()
export abstract class UserPayload {
  @Field(() => User, { simple: true, description: 'The updated user.' })
  user!: User;
}

@ObjectType({ description: 'Result of `setUserApproval`.' })
export class SetUserApprovalPayload extends UserPayload {}

@ObjectType({ description: 'Result of `setUserBlock`.' })
export class SetUserBlockPayload extends UserPayload {}

@ObjectType({ description: 'Result of `setUserRole`.' })
export class SetUserRolePayload extends UserPayload {}

@ObjectType({ description: 'Result of `setUserLogo`.' })
export class SetUserLogoPayload extends UserPayload {}

@ObjectType({ description: 'Result of `setUserPrimaryColor`.' })
export class SetUserPrimaryColorPayload extends UserPayload {}

@ObjectType({ description: 'Result of `setUserDomain`.' })
export class SetUserDomainPayload extends UserPayload {}

@ObjectType({ description: 'Result of `addUserMarkup`.' })
export class AddUserMarkupPayload extends UserPayload {
  @Field(() => Markup, { simple: true, description: 'The new markup.' })
  markup!: Markup;
}

@ObjectType({ description: 'Result of `removeUserMarkup`.' })
export class RemoveUserMarkupPayload extends UserPayload {}

@ObjectType({ description: 'Result of `grantPageAccess`.' })
export class GrantPageAccessPayload extends UserPayload {
  @Field(() => PageAccess, { simple: true, description: 'Permission for the page, new or existing.' })
  access!: PageAccess;
}

@ObjectType({ description: 'Result of `revokePageAccess`.' })
export class RevokePageAccessPayload extends UserPayload {}

@ObjectType({ description: 'Result of `setPageAccess`.' })
export class SetPageAccessPayload extends UserPayload {}

@ObjectType({ description: 'Result of `setNewsletterSubscriptions`.' })
export class SetNewsletterSubscriptionsPayload extends UserPayload {}

@ObjectType({ description: 'Result of `deleteUser`.' })
export class DeleteUserPayload {
  @Field(() => ID, { simple: true, description: 'ID of the deleted user.' })
  userId!: number;
}

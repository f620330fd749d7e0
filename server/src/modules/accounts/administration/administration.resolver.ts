import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { UserPayload } from '../users/user.type.ts';
import { ReferenceFate } from './account-references.ts';
import { previewDeletion } from './delete-user.ts';
import {
  MailPasswordLinkInput,
  mailPasswordLink,
  SendConfirmationLinksInput,
  sendConfirmationLinks,
} from './emailed-links.ts';
import { CreateUserInput, createAccount, UpdateUserInput, updateAccount } from './save-account.ts';

describedEnum(ReferenceFate, {
  name: 'ReferenceFate',
  description: 'Effect of deleting a user on the items that belong to the user.',
  values: {
    GOES: 'Deleted with the user.',
    FREED: 'Released: available to other buyers again.',
    STAYS: 'Retained without an owner.',
  },
});

@ObjectType('UserReference', {
  simpleResolvers: true,
  description: 'Items of one kind that reference a user, such as addresses or orders.',
})
class UserReferenceType {
  @Field(() => ReferenceFate, { description: 'Effect of deleting the user on these items.' })
  fate!: ReferenceFate;
  @Field(() => Int, { description: 'Number of items. At least 1.' }) count!: number;
  @Field(() => String, {
    description: 'Name of the items, singular or plural to match `count`: `address` or `addresses`.',
  })
  words!: string;
}

@ObjectType({ description: 'Result of `createUser`.' })
class CreateUserPayload extends UserPayload {}

@ObjectType({ description: 'Result of `updateUser`.' })
class UpdateUserPayload extends UserPayload {}

@ObjectType({ description: 'Result of `sendConfirmationLinks`.' })
class SendConfirmationLinksPayload {
  @Field(() => [String], { simple: true, description: 'Email addresses to which a link was sent.' })
  emails!: string[];
}

@ObjectType({ description: 'Result of `mailPasswordLink`.' })
class MailPasswordLinkPayload {
  @Field(() => String, { simple: true, description: 'Email address to which the link was sent.' })
  email!: string;
}

@Resolver()
export class AdministrationResolver {
  @Query(() => [UserReferenceType], {
    nullable: true,
    description:
      'Previews the deletion of a user: the items that belong to the user, and the effect of the deletion on them. Kinds without items are omitted. Errors: USER_NOT_FOUND. Administrators only.',
  })
  userDeletion(@Ctx() ctx: RequestContext, @Arg('userId', () => ID, { description: 'User ID.' }) userId: number) {
    return previewDeletion(ctx, { userId });
  }

  @Mutation(() => CreateUserPayload, {
    nullable: true,
    description:
      'Creates an account for a user, with a password or with an emailed link to choose one. Errors: EMAIL_ALREADY_EXISTS; INVALID_REQUEST, naming the invalid field. Administrators only.',
  })
  async createUser(@Ctx() ctx: RequestContext, @Arg('input', () => CreateUserInput) input: CreateUserInput) {
    return { user: await createAccount(ctx, input) };
  }

  @Mutation(() => UpdateUserPayload, {
    nullable: true,
    description:
      'Changes the email address and business type of a user. Errors: USER_NOT_FOUND, EMAIL_ALREADY_EXISTS. Administrators only.',
  })
  async updateUser(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateUserInput) input: UpdateUserInput) {
    return { user: await updateAccount(ctx, input) };
  }

  @Mutation(() => MailPasswordLinkPayload, {
    nullable: true,
    description:
      'Emails a user a link to choose a password, valid for 7 days. Earlier links stop working. Errors: USER_NOT_FOUND. Administrators only.',
  })
  mailPasswordLink(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MailPasswordLinkInput) input: MailPasswordLinkInput,
  ) {
    return mailPasswordLink(ctx, input);
  }

  @Mutation(() => SendConfirmationLinksPayload, {
    nullable: true,
    description:
      'Emails users a link that confirms their address, valid for 7 days. Earlier links stop working. Users without a password get a link to choose one. Errors: USER_NOT_FOUND, in which case nothing is sent. Administrators only.',
  })
  sendConfirmationLinks(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendConfirmationLinksInput) input: SendConfirmationLinksInput,
  ) {
    return sendConfirmationLinks(ctx, input);
  }
}

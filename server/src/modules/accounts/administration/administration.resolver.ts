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
  description: 'What becomes of something that belongs to a user when the user is deleted.',
  values: {
    GOES: 'It is deleted with the user.',
    FREED: 'It stays, and is free for others.',
    STAYS: 'It stays, and belongs to nobody any more.',
  },
});

@ObjectType('UserReference', { simpleResolvers: true, description: 'Things of one kind that belong to a user.' })
class UserReferenceType {
  @Field(() => ReferenceFate, { description: 'What becomes of them when the user is deleted.' }) fate!: ReferenceFate;
  @Field(() => Int, { description: 'How many there are: one or more.' }) count!: number;
  @Field(() => String, { description: 'What they are, for people: `addresses`, or `address` where it is one.' })
  words!: string;
}

@ObjectType({ description: 'Outcome of createUser.' })
class CreateUserPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of updateUser.' })
class UpdateUserPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of sendConfirmationLinks.' })
class SendConfirmationLinksPayload {
  @Field(() => [String], { simple: true, description: 'Addresses to which a link was sent.' })
  emails!: string[];
}

@ObjectType({ description: 'Outcome of mailPasswordLink.' })
class MailPasswordLinkPayload {
  @Field(() => String, { simple: true, description: 'Where the link went.' })
  email!: string;
}

@Resolver()
export class AdministrationResolver {
  @Query(() => [UserReferenceType], {
    nullable: true,
    description:
      'What belongs to a user, and what becomes of it when they are deleted; what there is none of is left out. USER_NOT_FOUND. Administrators only.',
  })
  userDeletion(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: number,
  ) {
    return previewDeletion(ctx, { userId });
  }

  @Mutation(() => CreateUserPayload, {
    nullable: true,
    description:
      'Makes an account for somebody, with a password or with a mailed link to choose one. EMAIL_ALREADY_EXISTS; INVALID_REQUEST names a wrong field. Administrators only.',
  })
  async createUser(@Ctx() ctx: RequestContext, @Arg('input', () => CreateUserInput) input: CreateUserInput) {
    return { user: await createAccount(ctx, input) };
  }

  @Mutation(() => UpdateUserPayload, {
    nullable: true,
    description:
      'Changes what a user signs in with, and their business type. USER_NOT_FOUND; EMAIL_ALREADY_EXISTS. Administrators only.',
  })
  async updateUser(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateUserInput) input: UpdateUserInput) {
    return { user: await updateAccount(ctx, input) };
  }

  @Mutation(() => MailPasswordLinkPayload, {
    nullable: true,
    description:
      'Mails a user a link under which they choose a password, good for seven days; the one before works no longer. USER_NOT_FOUND. Administrators only.',
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
      'Emails users a link that confirms their address, good for seven days; the one before stops working. Users without a password get one to choose it. USER_NOT_FOUND, and then nothing is sent. Administrators only.',
  })
  sendConfirmationLinks(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendConfirmationLinksInput) input: SendConfirmationLinksInput,
  ) {
    return sendConfirmationLinks(ctx, input);
  }
}

import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import {
  CreateUserPayload,
  MailPasswordLinkPayload,
  SendConfirmationLinksPayload,
  UpdateUserPayload,
  UserReferenceType,
} from './administration.payloads.ts';
import { CreateUserInput, createAccount } from './create-account.ts';
import { MailPasswordLinkInput, mailPasswordLink } from './mail-password-link.ts';
import { previewDeletion } from './preview-deletion.ts';
import { SendConfirmationLinksInput, sendConfirmationLinks } from './send-confirmation-links.ts';
import { UpdateUserInput, updateAccount } from './update-account.ts';

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

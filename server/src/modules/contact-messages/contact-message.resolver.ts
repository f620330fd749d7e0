import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from '../../kernel/graphql.ts';
import { type Page, PageInput } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { User, type UserRow, userById } from '../accounts/users/index.ts';
import { ContactMessage } from './contact-message.entity.ts';
import {
  ContactMessagePage,
  MarkContactMessageHandledPayload,
  SendContactMessagePayload,
  SetContactMessageStatusPayload,
} from './contact-message.type.ts';
import {
  ContactMessageFilter,
  findContactMessage,
  findContactMessages,
  MarkContactMessageHandledInput,
  markContactMessageHandled,
  SetContactMessageStatusInput,
  setContactMessageStatus,
} from './contact-messages.ts';
import { SendContactMessageInput, sendContactMessage } from './send-contact-message.ts';

@Resolver(() => ContactMessage)
export class ContactMessageResolver {
  @Query(() => ContactMessagePage, {
    nullable: true,
    description: 'Lists messages from the contact form, newest first. Administrators only.',
  })
  contactMessages(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ContactMessageFilter, { nullable: true, description: 'Default: all messages.' })
    filter?: ContactMessageFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36.' })
    page?: PageInput | null,
  ): Promise<Page<ContactMessage>> {
    return findContactMessages(ctx, { filter, page });
  }

  @Query(() => ContactMessage, {
    nullable: true,
    description: 'Returns a message from the contact form by ID. Errors: ITEM_NOT_FOUND. Administrators only.',
  })
  contactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Message ID.' }) id: number,
  ): Promise<ContactMessage> {
    return findContactMessage(ctx, { id });
  }

  @Mutation(() => SendContactMessagePayload, {
    nullable: true,
    description:
      'Sends a message to the brand. The message is stored and emailed to the brand. Errors: INVALID_RECAPTCHA if a captcha is required; INVALID_REQUEST (RATE_LIMITED) for too many messages from one address; ITEM_NOT_FOUND or ORDER_NOT_FOUND if the caller cannot see its subject. Public.',
  })
  sendContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendContactMessageInput) input: SendContactMessageInput,
  ): Promise<SendContactMessagePayload> {
    return sendContactMessage(ctx, input);
  }

  @Mutation(() => MarkContactMessageHandledPayload, {
    nullable: true,
    description: 'Marks a message as handled, or reopens it. Administrators only.',
  })
  async markContactMessageHandled(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkContactMessageHandledInput) input: MarkContactMessageHandledInput,
  ): Promise<MarkContactMessageHandledPayload> {
    return { contactMessage: await markContactMessageHandled(ctx, input) };
  }

  @Mutation(() => SetContactMessageStatusPayload, {
    nullable: true,
    description:
      'Sets the status of a message without sending an email. Errors: ITEM_NOT_FOUND; STALE_VERSION if another request has changed the message. Administrators only.',
  })
  async setContactMessageStatus(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetContactMessageStatusInput) input: SetContactMessageStatusInput,
  ): Promise<SetContactMessageStatusPayload> {
    return { contactMessage: await setContactMessageStatus(ctx, input) };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'User who was signed in when sending the message. Null for visitors and deleted accounts.',
  })
  async sender(@Ctx() ctx: RequestContext, @Root() { senderId }: ContactMessage): Promise<UserRow | null> {
    return senderId === null ? null : ((await userById(ctx, senderId)) ?? null);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Administrator who handled the message. Null while it is open, and for deleted accounts.',
  })
  async handledBy(@Ctx() ctx: RequestContext, @Root() { handledById }: ContactMessage): Promise<UserRow | null> {
    return handledById === null ? null : ((await userById(ctx, handledById)) ?? null);
  }
}

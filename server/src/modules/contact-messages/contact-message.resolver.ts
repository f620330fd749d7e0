import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageInput } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { User, type UserRow, userById } from '../accounts/users/index.ts';
import {
  ContactMessagePage,
  ContactMessageType,
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

@Resolver(() => ContactMessageType)
export class ContactMessageResolver {
  @Query(() => ContactMessagePage, {
    nullable: true,
    description: 'What was written to the house, newest first. Administrators only.',
  })
  contactMessages(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ContactMessageFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: ContactMessageFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ): Promise<Page<ContactMessageType>> {
    return findContactMessages(ctx, { filter, page });
  }

  @Query(() => ContactMessageType, {
    nullable: true,
    description: 'One message to the house. ITEM_NOT_FOUND. Administrators only.',
  })
  contactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Of the message.' }) id: number,
  ): Promise<ContactMessageType> {
    return findContactMessage(ctx, { id });
  }

  @Mutation(() => SendContactMessagePayload, {
    nullable: true,
    description:
      'Writes to the house, which keeps the message and gets it by mail. INVALID_RECAPTCHA where a captcha is asked for; INVALID_REQUEST (RATE_LIMITED) for too many from one address; ITEM_NOT_FOUND or ORDER_NOT_FOUND when it is about something that is not there for the caller. Open to everybody.',
  })
  sendContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendContactMessageInput) input: SendContactMessageInput,
  ): Promise<SendContactMessagePayload> {
    return sendContactMessage(ctx, input);
  }

  @Mutation(() => MarkContactMessageHandledPayload, {
    nullable: true,
    description: 'Notes that somebody has seen to a message, or that it is to be seen to again. Administrators only.',
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
      'Says where the house stands with a message; nobody is written to. STALE_VERSION when somebody else was faster. Administrators only.',
  })
  async setContactMessageStatus(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetContactMessageStatusInput) input: SetContactMessageStatusInput,
  ): Promise<SetContactMessageStatusPayload> {
    return { contactMessage: await setContactMessageStatus(ctx, input) };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who was signed in; null for visitors, and once their account is deleted.',
  })
  async sender(@Ctx() ctx: RequestContext, @Root() { senderId }: ContactMessageType): Promise<UserRow | null> {
    return senderId === null ? null : ((await userById(ctx, senderId)) ?? null);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The administrator who has seen to it; null while nobody has, or once their account is deleted.',
  })
  async handledBy(@Ctx() ctx: RequestContext, @Root() { handledById }: ContactMessageType): Promise<UserRow | null> {
    return handledById === null ? null : ((await userById(ctx, handledById)) ?? null);
  }
}

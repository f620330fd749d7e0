import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { User, type UserRow, userById } from '../../accounts/users/index.ts';
import { ContactMessage } from '../contact-message.entity.ts';
import {
  AnswerContactMessageInput,
  answerContactMessage,
  answersTo,
  SendContactAnswerAgainInput,
  sendContactAnswerAgain,
} from './answer-contact-message.ts';
import { ContactAnswer } from './contact-answer.entity.ts';

@ObjectType({ description: 'Result of `answerContactMessage`.' })
class AnswerContactMessagePayload {
  @Field(() => ContactMessage, { description: 'The updated message.' })
  contactMessage!: ContactMessage;
}

@ObjectType({ description: 'Result of `sendContactAnswerAgain`.' })
class SendContactAnswerAgainPayload {
  @Field(() => ContactAnswer, { description: 'The updated answer.' })
  contactAnswer!: ContactAnswer;
}

@Resolver(() => ContactAnswer)
export class ContactAnswerResolver {
  @Mutation(() => AnswerContactMessagePayload, {
    nullable: true,
    description:
      'Answers a message by email, with the message quoted below. Errors: ITEM_NOT_FOUND; STALE_VERSION if another request has changed the message. Administrators only.',
  })
  async answerContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerContactMessageInput) input: AnswerContactMessageInput,
  ): Promise<AnswerContactMessagePayload> {
    return { contactMessage: await answerContactMessage(ctx, input) };
  }

  @Mutation(() => SendContactAnswerAgainPayload, {
    nullable: true,
    description:
      'Sends a failed answer again. Errors: ITEM_NOT_FOUND; INVALID_REQUEST (409) if the answer has not failed. Administrators only.',
  })
  async sendContactAnswerAgain(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendContactAnswerAgainInput) input: SendContactAnswerAgainInput,
  ): Promise<SendContactAnswerAgainPayload> {
    return { contactAnswer: await sendContactAnswerAgain(ctx, input) };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Administrator who wrote the answer. Null if the account was deleted.',
  })
  async author(@Ctx() ctx: RequestContext, @Root() { authorId }: ContactAnswer): Promise<UserRow | null> {
    return authorId === null ? null : ((await userById(ctx, authorId)) ?? null);
  }
}

@Resolver(() => ContactMessage)
export class AnswersResolver {
  @FieldResolver(() => [ContactAnswer], { description: 'Answers to the message, oldest first.' })
  async answers(@Ctx() ctx: RequestContext, @Root() { id }: ContactMessage): Promise<readonly ContactAnswer[]> {
    return (await answersTo(ctx, id)) ?? [];
  }
}

import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { type UserRow, UserType, userById } from '../../accounts/users/index.ts';
import { ContactMessageType } from '../contact-message.type.ts';
import {
  AnswerContactMessageInput,
  answerContactMessage,
  answersTo,
  SendContactAnswerAgainInput,
  sendContactAnswerAgain,
} from './answer-contact-message.ts';
import { ContactAnswerType } from './contact-answer.type.ts';

@ObjectType({ description: 'Outcome of answerContactMessage.' })
class AnswerContactMessagePayload {
  @Field(() => ContactMessageType, { description: 'The message as it is now.' })
  contactMessage!: ContactMessageType;
}

@ObjectType({ description: 'Outcome of sendContactAnswerAgain.' })
class SendContactAnswerAgainPayload {
  @Field(() => ContactAnswerType, { description: 'The answer as it is now.' })
  contactAnswer!: ContactAnswerType;
}

@Resolver(() => ContactAnswerType)
export class ContactAnswerResolver {
  @Mutation(() => AnswerContactMessagePayload, {
    nullable: true,
    description:
      'Answers a message by mail, with the message quoted below. STALE_VERSION when somebody else was faster. Administrators only.',
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
      'Sends an answer again that has failed for good; one that is still tried by itself is refused. Administrators only.',
  })
  async sendContactAnswerAgain(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendContactAnswerAgainInput) input: SendContactAnswerAgainInput,
  ): Promise<SendContactAnswerAgainPayload> {
    return { contactAnswer: await sendContactAnswerAgain(ctx, input) };
  }

  @FieldResolver(() => UserType, {
    nullable: true,
    description: 'The administrator who has written it; null once their account is deleted.',
  })
  async author(@Ctx() ctx: RequestContext, @Root() { authorId }: ContactAnswerType): Promise<UserRow | null> {
    return authorId === null ? null : ((await userById(ctx, authorId)) ?? null);
  }
}

@Resolver(() => ContactMessageType)
export class AnswersResolver {
  @FieldResolver(() => [ContactAnswerType], { description: 'What the house has answered, oldest first.' })
  async answers(@Ctx() ctx: RequestContext, @Root() { id }: ContactMessageType): Promise<readonly ContactAnswerType[]> {
    return (await answersTo(ctx, id)) ?? [];
  }
}

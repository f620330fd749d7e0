import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { User, type UserRow, userById } from '../../accounts/users/index.ts';
import { ContactMessageType } from '../contact-message.type.ts';
import {
  AnswerContactMessageInput,
  answerContactMessage,
  answersTo,
  SendContactAnswerAgainInput,
  sendContactAnswerAgain,
} from './answer-contact-message.ts';

@ObjectType('ContactAnswer', {
  simpleResolvers: true,
  description: 'What the house has answered to a message. Administrators see it.',
})
class ContactAnswerType {
  @Field(() => ID, { description: 'Of the answer.' }) id!: number;
  @Field(() => String, { description: 'Plain text. The mail quotes the message below it.' }) text!: string;
  @Field(() => DateTimeScalar, { description: 'When it was written.' }) createdAt!: Date;
  @Field(() => MailStatus, { description: 'What became of the mail.' }) status!: MailStatus;
  @Field(() => Int, { description: 'Times that a mail server was asked to take it.' }) attempts!: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent or failed; null while it has not.' })
  settledAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was not sent, or not yet.' }) failure!: string | null;

  readonly authorId!: number | null;
}

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

  @FieldResolver(() => User, {
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

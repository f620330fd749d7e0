import { LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { newFields } from '../../../kernel/resources/derived-inputs.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { MailStatus } from '../../../platform/email/tracked-mail.entity.ts';
import type { ContactMessage } from '../contact-message.entity.ts';
import { ContactMessageStatus } from '../contact-message-status.ts';
import { lockMessage, setStatus } from '../contact-messages.ts';
import { ContactAnswer } from './contact-answer.entity.ts';
import { sendContactAnswer } from './send-answer.job.ts';

@InputType({ description: 'Answer to a contact message.' })
export class AnswerContactMessageInput extends newFields(ContactAnswer, ['text']) {
  @Field(() => ID, { description: 'Message ID.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number;
}

@InputType({ description: 'Answer to send again.' })
export class SendContactAnswerAgainInput {
  @Field(() => ID, { description: 'Answer ID.' })
  @IsId()
  id!: number;
}

/**
 * Answers a message by email. Throws ITEM_NOT_FOUND. Throws STALE_VERSION if the message has changed, for example
 * because another administrator has already answered it.
 */
export const answerContactMessage = command(
  administrator,
  AnswerContactMessageInput,
  async (ctx, { text, ...target }): Promise<ContactMessage> => {
    const { em, services } = ctx;
    const message = await lockMessage(em, target);
    const answer = em.create(ContactAnswer, { contactMessageId: message.id, authorId: actorOf(ctx).id, text });
    setStatus(ctx, message, ContactMessageStatus.ANSWERED);
    // `answeredAt` is set with every answer, so that the version increases. A client that has not loaded the latest
    // answer then gets STALE_VERSION.
    message.answeredAt = answer.createdAt;
    await em.flush();
    await sendContactAnswer.enqueue(services.jobs, em, answer.id);
    return message;
  },
);

/** Sends a failed answer again. Throws ITEM_NOT_FOUND, and INVALID_REQUEST 409 for an answer that has not failed. */
export const sendContactAnswerAgain = command(
  administrator,
  SendContactAnswerAgainInput,
  async ({ em, services }, { id }): Promise<ContactAnswer> => {
    const answer = await em.findOne(ContactAnswer, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!answer) {
      throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'the answer does not exist' }] });
    }
    if (answer.status !== MailStatus.FAILED) throw conflict('id', 'has not failed');
    em.assign(answer, { status: MailStatus.PENDING, attempts: 0, dueAt: new Date(), settledAt: null });
    await em.flush();
    await sendContactAnswer.enqueue(services.jobs, em, id);
    return answer;
  },
);

/** Returns the answers to a message, oldest first. Calls in the same tick share one query. */
export const answersTo = batch(async ({ em }, messageIds: readonly number[]) => {
  const answers = await em.find(
    ContactAnswer,
    { contactMessageId: { $in: [...messageIds] } },
    { orderBy: { id: 'asc' } },
  );
  return Map.groupBy(answers, ({ contactMessageId }) => contactMessageId);
});

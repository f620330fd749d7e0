import { GivenUp, type JobHandler } from '../../../kernel/use-cases/job.ts';
import type { DirectMail, HouseConfig } from '../../../kernel/use-cases/services.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import { type ClaimedMessage, claimMessage, dueAgain, settleMessage, whileClaimed } from './claim-message.ts';

export const messageQueue = 'orders.message';

const toBuyer = mailTemplate<{ subject: string; text: string; orderId: number; link: string }>({
  folder: new URL('../mails/', import.meta.url),
  name: 'order-message',
  subject: '{{subject}}',
});

/**
 * Sends one message about an order to its buyer, who answers the house. Jobs for the same message may run in any process:
 * who sends it has claimed it before. One that could not be sent is left to a job like this when it is due again.
 */
export const sendMessage: JobHandler = {
  queue: messageQueue,
  async handle(ctx, data) {
    const { em, services, log } = ctx;
    const messageId = messageOf(data);
    const message = await claimMessage(em, messageId);
    if (message) {
      const outcome = await whileClaimed(ctx, message, () => services.mail.sendNow(mailOf(message, services.config)));
      if (outcome.kind !== 'sent') log.warn({ message: messageId, outcome }, 'a message about an order was not sent');
      await settleMessage(em, message, outcome);
    }
    const due = await dueAgain(em, messageId);
    if (due) await services.jobs.enqueue(em, messageQueue, { messageId }, { startAfter: due });
  },
};

const mailOf = (
  { orderId, recipient, subject, text, messageId, createdAt }: ClaimedMessage,
  { brandName, publicUrl, houseEmail }: HouseConfig,
): DirectMail => ({
  ...toBuyer(recipient, { brandName, subject, text, orderId, link: `${publicUrl}/account/orders/${orderId}` }),
  id: messageId,
  writtenAt: createdAt,
  replyTo: houseEmail,
});

function messageOf(data: unknown): number {
  const { messageId }: { messageId?: unknown } = Object(data);
  if (typeof messageId !== 'number') throw new GivenUp('The job names no message');
  return messageId;
}

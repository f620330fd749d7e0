import { GivenUp, type JobContext, type JobHandler } from '../../../kernel/use-cases/job.ts';
import type { DirectMail } from '../../../kernel/use-cases/services.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import { type ClaimedAnswer, claimAnswer, dueAgain, settleAnswer, whileClaimed } from './claim-answer.ts';

export const answerQueue = 'contactMessages.answer';

const toSender = mailTemplate<{
  name: string;
  /** Empty where the sender gave none. */
  subject: string;
  text: string;
  /** When the sender wrote: 24 November 2026. */
  writtenOn: string;
  /** What they wrote, line by line. */
  quoted: readonly string[];
}>({
  folder: new URL('./', import.meta.url),
  name: 'contact-answer',
  subject: '{{#if subject}}Re: {{subject}}{{else}}Your message to {{brandName}}{{/if}}',
});

/**
 * Sends one answer. Jobs for the same answer may run in any process: who sends it has claimed it before. One that could not
 * be sent is left to a job like this when it is due again.
 */
export const sendContactAnswer: JobHandler = {
  queue: answerQueue,
  async handle(ctx, data) {
    const answerId = answerOf(data);
    await sendOnce(ctx, answerId);
    const due = await dueAgain(ctx.em, answerId);
    if (due) await ctx.services.jobs.enqueue(ctx.em, answerQueue, { answerId }, { startAfter: due });
  },
};

async function sendOnce(ctx: JobContext, answerId: number): Promise<void> {
  const { em, services, log } = ctx;
  const answer = await claimAnswer(em, answerId);
  if (!answer) return;
  const outcome = await whileClaimed(ctx, answer, async () => services.mail.sendNow(mailOf(ctx, answer)));
  if (outcome.kind !== 'sent') log.warn({ answer: answerId, outcome }, 'an answer was not sent');
  await settleAnswer(em, answer, outcome);
}

/** The answer with what it answers, in the name of the domain on which that was written; the sender answers the house. */
function mailOf({ services }: JobContext, answer: ClaimedAnswer): DirectMail {
  const { brandName, houseEmail } = services.config;
  const { to, subject, text, quoted, writtenAt, domain, messageId, createdAt } = answer;
  const writtenOn = writtenAt.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const values = { name: to.name, subject: subject ?? '', text, writtenOn, quoted: quoted.split(/\r?\n/) };
  return {
    ...toSender(to.email, { ...values, brandName: domain ?? brandName }),
    replyTo: houseEmail,
    id: messageId,
    writtenAt: createdAt,
  };
}

function answerOf(data: unknown): number {
  const { answerId }: { answerId?: unknown } = Object(data);
  if (typeof answerId !== 'number') throw new GivenUp('The job names no answer');
  return answerId;
}

import { GivenUp, type JobContext, type JobHandler } from '../../../kernel/use-cases/job.ts';
import { claimMail, dueAgain, settleMail, whileClaimed } from './claim-mail.ts';
import { writeMail } from './write-mail.ts';

export const mailQueue = 'priceLists.mail';

/**
 * Sends one mail with a price list. Jobs for the same mail may run in any process: who sends it has claimed it before. A
 * mail that could not be sent is left to a job like this when it is due again.
 */
export const sendPriceListMail: JobHandler = {
  queue: mailQueue,
  async handle(ctx, data) {
    const mailId = mailOf(data);
    await sendOnce(ctx, mailId);
    const due = await dueAgain(ctx.em, mailId);
    if (due) await ctx.services.jobs.enqueue(ctx.em, mailQueue, { mailId }, { startAfter: due });
  },
};

async function sendOnce(ctx: JobContext, mailId: number): Promise<void> {
  const { em, services, log } = ctx;
  const mail = await claimMail(em, mailId);
  if (!mail) return;
  if (mail.objection !== null) {
    log.info({ mail: mailId, objection: mail.objection }, 'a price list is not sent');
    return;
  }
  const outcome = await whileClaimed(ctx, mail, async () => services.mail.sendNow(await writeMail(ctx, mail)));
  if (outcome.kind !== 'sent') log.warn({ mail: mailId, outcome }, 'a price list was not sent');
  await settleMail(em, mail, outcome);
}

function mailOf(data: unknown): number {
  const { mailId }: { mailId?: unknown } = Object(data);
  if (typeof mailId !== 'number') throw new GivenUp('The job names no mail');
  return mailId;
}

import type { JobContext, JobHandler } from '../../../kernel/use-cases/job.ts';
import { claimDelivery } from './claim-delivery.ts';
import { sendQueue } from './have-sent.ts';
import { makeAttempt, settleAttempt } from './settle-attempt.ts';

/** Messages that one job sends, one after the other in each of its lanes, before it makes room for others. */
const mostPerLane = 20;

/**
 * Messages that one job has on their way at the same time. All jobs of a process together have more of them than one
 * account may have (`ownerConcurrency`), so that a slow endpoint never takes up all of a process.
 */
const lanes = 3;

/**
 * Sends due deliveries for as long as there are any. Jobs are written with deliveries and for the time of each next
 * attempt, and name none of them: the next delivery is chosen when a lane is free. Deliveries that are left because their
 * endpoint has its fill are sent by the jobs that have messages on their way to it.
 */
export const sendDeliveries: JobHandler = {
  queue: sendQueue,
  atOnce: 8,
  async handle(ctx) {
    const areMore = await Promise.all(Array.from({ length: lanes }, () => sendInTurn({ ...ctx, em: ctx.em.fork() })));
    if (areMore.includes(true)) await ctx.services.jobs.enqueue(ctx.em, sendQueue, {});
  },
};

/** Sends deliveries one after the other. Returns whether there may be more. */
async function sendInTurn({ em, services, log }: JobContext): Promise<boolean> {
  for (let sent = 0; sent < mostPerLane; sent++) {
    const claimed = await claimDelivery(em);
    if (!claimed) return false;
    const outcome = await makeAttempt(services, claimed);
    const { id: delivery, endpointId: endpoint } = claimed;
    if (outcome.failure !== null)
      log.info({ delivery, endpoint, failure: outcome.failure }, 'a webhook was not accepted');
    await settleAttempt({ em, services }, claimed, outcome);
  }
  return true;
}

import type { JobContext, JobHandler } from '../../../kernel/use-cases/job.ts';
import { countWebhookAttempt } from '../../../platform/metrics/outcomes.ts';
import { claimDelivery } from './claim-delivery.ts';
import { sendQueue } from './enqueue-send-jobs.ts';
import { makeAttempt, settleAttempt } from './settle-attempt.ts';

/**
 * Maximum number of messages sent per lane of a job. After that, the job enqueues a successor and ends, so that other
 * jobs can run.
 */
const maxPerLane = 20;

/**
 * Number of concurrent requests per job. All jobs of a process together have more lanes than `ownerConcurrency`, so a
 * slow endpoint never occupies all lanes.
 */
const lanes = 3;

/**
 * Sends due deliveries until none are left. Jobs are enqueued when deliveries are written, and for the time of each
 * retry. A job is not tied to a delivery: each free lane claims the next one. If an endpoint is at its concurrency
 * limit, the jobs with requests in flight to it send its remaining deliveries.
 */
export const sendDeliveries: JobHandler = {
  queue: sendQueue,
  concurrency: 8,
  async handle(ctx) {
    const areMore = await Promise.all(Array.from({ length: lanes }, () => sendBatch({ ...ctx, em: ctx.em.fork() })));
    if (areMore.includes(true)) await ctx.services.jobs.enqueue(ctx.em, sendQueue, {});
  },
};

/** Sends deliveries one after another. Returns true if more deliveries may be due. */
async function sendBatch({ em, services, log }: JobContext): Promise<boolean> {
  for (let sent = 0; sent < maxPerLane; sent++) {
    const claimed = await claimDelivery(em);
    if (!claimed) return false;
    const outcome = await makeAttempt(services, claimed);
    countWebhookAttempt(outcome.failure === null ? 'delivered' : 'failed');
    const { id: delivery, endpointId: endpoint } = claimed;
    if (outcome.failure !== null) log.info({ delivery, endpoint, failure: outcome.failure }, 'webhook delivery failed');
    await settleAttempt({ em, services }, claimed, outcome);
  }
  return true;
}

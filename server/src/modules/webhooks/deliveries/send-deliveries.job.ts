import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { claimDelivery } from './claim-delivery.ts';
import { sendQueue } from './have-sent.ts';
import { makeAttempt } from './make-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Messages that one job sends before it makes room for others. */
const mostPerJob = 20;

/**
 * Sends whatever is due, one after the other, for as long as there is something. Jobs are written with deliveries and for
 * the time of each next attempt, and name none of them: whose turn it is is decided when a job has a hand free. What a job
 * leaves since enough is on its way to an endpoint is taken up by the one that has it on its way.
 */
export const sendDeliveries: JobHandler = {
  queue: sendQueue,
  atOnce: 8,
  async handle({ em, services, log }) {
    for (let sent = 0; sent < mostPerJob; sent++) {
      const claimed = await claimDelivery(em);
      if (!claimed) return;
      const outcome = await makeAttempt(services, claimed);
      const { id: delivery, endpointId: endpoint } = claimed;
      if (outcome.failure !== null)
        log.info({ delivery, endpoint, failure: outcome.failure }, 'a webhook was not taken');
      await settleAttempt({ em, services }, claimed, outcome);
    }
    await services.jobs.enqueue(em, sendQueue, {});
  },
};

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '../../../kernel/use-cases/services.ts';

export const sendQueue = 'webhooks.send';

/** Maximum number of jobs enqueued per call. Each job sends messages until no more deliveries are due. */
const maxJobs = 4;

/** Enqueues jobs that send `count` due deliveries once the transaction is committed. */
export async function enqueueSendJobs(jobs: Jobs, tx: EntityManager, count: number): Promise<void> {
  for (let job = 0; job < Math.min(count, maxJobs); job++) await jobs.enqueue(tx, sendQueue, {});
}

/** Enqueues a job that sends due deliveries after the given number of seconds. */
export const enqueueSendJobLater = (jobs: Jobs, tx: EntityManager, seconds: number): Promise<void> =>
  jobs.enqueue(tx, sendQueue, {}, { startAfter: Math.ceil(seconds) });

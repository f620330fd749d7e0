import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '../../../kernel/use-cases/services.ts';

export const sendQueue = 'webhooks.send';

/** As many jobs are written at once, at most: each goes on for as long as something is due. */
const mostJobs = 4;

/** Has so many deliveries sent, once the transaction is committed. */
export async function haveSent(jobs: Jobs, tx: EntityManager, count: number): Promise<void> {
  for (let job = 0; job < Math.min(count, mostJobs); job++) await jobs.enqueue(tx, sendQueue, {});
}

/** Has what is due in so many seconds be sent then. */
export const haveSentIn = (jobs: Jobs, tx: EntityManager, seconds: number): Promise<void> =>
  jobs.enqueue(tx, sendQueue, {}, { startAfter: Math.ceil(seconds) });

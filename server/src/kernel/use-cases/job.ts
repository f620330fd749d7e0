import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Services } from './services.ts';

/** Context of a job. Its entity manager is not bound to a transaction. */
export interface JobContext {
  readonly em: EntityManager;
  readonly services: Services;
  readonly log: Logger;
}

/** Job that runs outside requests. It may run more than once for the same data, and in any server process. */
export interface JobHandler {
  readonly queue: string;
  /** Cron expression (UTC) for a scheduled job. */
  readonly schedule?: string;
  /** Name of a scheduled job on the status page. Default: the name of the queue. */
  readonly title?: string;
  /**
   * Number of workers per process, each running one job at a time. Default: one worker, which fetches and runs jobs
   * in batches.
   */
  readonly concurrency?: number;
  /** Time in seconds after which a job counts as failed, at most 86,400. Default: 3,600. */
  readonly maxSeconds?: number;
  handle(ctx: JobContext, data: unknown): Promise<void>;
}

/** Error that a handler throws if a retry cannot succeed. Jobs are retried after any other error. */
export class PermanentFailure extends Error {
  override readonly name = 'GivenUp';
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Services } from './services.ts';

/** What a job works with: an entity manager of its own, outside any transaction. */
export interface JobContext {
  readonly em: EntityManager;
  readonly services: Services;
  readonly log: Logger;
}

/** Work done outside requests. May run more than once for the same data, and in any process. */
export interface JobHandler {
  readonly queue: string;
  /** Cron expression (UTC) of a job that comes by itself. */
  readonly schedule?: string;
  /** How many of its jobs one process works on at the same time, each by itself; by default some at once, together. */
  readonly atOnce?: number;
  handle(ctx: JobContext, data: unknown): Promise<void>;
}

/** Thrown by a handler when trying again is of no use. Any other error makes the job come back. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

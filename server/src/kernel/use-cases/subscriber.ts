import type { EventType, PublishedEvent } from './events.ts';
import type { JobContext } from './job.ts';
import type { Transaction } from './transaction.ts';

export interface Reaction {
  readonly event: string;
  handle(ctx: JobContext, told: PublishedEvent<unknown>): Promise<void>;
}

/** Declares a reaction. `react` may be called again for the same event and must be idempotent. */
export const on = <Facts>(
  event: EventType<Facts>,
  react: (ctx: JobContext, told: PublishedEvent<Facts>) => Promise<void>,
): Reaction => ({
  event: event.name,
  async handle(ctx, told) {
    if (event.matches(told)) await react(ctx, told);
  },
});

/** Subscriber of events. It receives each event at least once, in no particular order. */
export interface Subscriber {
  /** Name of the durable queue. It must never change. */
  readonly name: string;
  /** Also receives events of test keys. Omitted: they are skipped. */
  readonly includesTests?: true;
  /** Called at publication. Returns whether the events are needed; if not, nothing is written. Default: always. */
  isNeeded?(transaction: Transaction, told: readonly PublishedEvent<unknown>[]): Promise<boolean>;
  /**
   * The reactions only add jobs, such as emails. A single event is handled in the transaction that publishes it,
   * without a job. Failures are retried by a job, except database errors. Omitted: always handled by a job.
   */
  readonly inTransaction?: true;
  /** At most one reaction per event type. */
  readonly reactions: readonly Reaction[];
}

import type { EventType, PublishedEvent } from './events.ts';
import type { JobContext } from './job.ts';
import type { Transaction } from './transaction.ts';

export interface Reaction {
  readonly event: string;
  handle(ctx: JobContext, published: PublishedEvent<unknown>): Promise<void>;
}

/**
 * Declares a reaction to an event type. `react` must be idempotent, because it may be called more than once for the
 * same event.
 */
export const on = <Facts>(
  event: EventType<Facts>,
  react: (ctx: JobContext, published: PublishedEvent<Facts>) => Promise<void>,
): Reaction => ({
  event: event.name,
  async handle(ctx, published) {
    if (event.matches(published)) await react(ctx, published);
  },
});

/** Event subscriber. It receives each event at least once, in no particular order. */
export interface Subscriber {
  /** Name of the durable queue. It must never change. */
  readonly name: string;
  /** Whether the subscriber also receives events caused by test keys. Default: test events are skipped. */
  readonly includesTests?: true;
  /**
   * Called when events are published. Returns whether the subscriber needs them. If it returns false, nothing is
   * written. Default: always needed.
   */
  isNeeded?(transaction: Transaction, published: readonly PublishedEvent<unknown>[]): Promise<boolean>;
  /**
   * Whether a single event is handled in the publishing transaction, without a job. Only for reactions that add jobs,
   * such as emails. Failures other than database errors are retried by a job. If omitted, a job always handles the
   * events.
   */
  readonly inTransaction?: true;
  /** Reactions, at most one per event type. */
  readonly reactions: readonly Reaction[];
}

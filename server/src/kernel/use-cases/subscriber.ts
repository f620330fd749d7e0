import type { EventType, Told } from './events.ts';
import type { JobContext } from './job.ts';
import type { Transaction } from './transaction.ts';

/** What follows from one kind of event. */
export interface Reaction {
  readonly event: string;
  hear(ctx: JobContext, told: Told<unknown>): Promise<void>;
}

/** Has `react` follow from an event. It may be called again for the same event, and has to bear that. */
export const on = <Facts>(
  event: EventType<Facts>,
  react: (ctx: JobContext, told: Told<Facts>) => Promise<void>,
): Reaction => ({
  event: event.name,
  async hear(ctx, told) {
    if (event.isTold(told)) await react(ctx, told);
  },
});

/** Somebody who hears of events, each at least once, in no order that is promised. */
export interface Subscriber {
  /** Names the durable queue in which the subscriber's events wait: it stays. */
  readonly name: string;
  /** They hear of what programs try out with test keys, too. Left out: as if it had not happened. */
  readonly hearsTests?: true;
  /**
   * Whether somebody stands behind them who wants to know of events, asked where they are told: else nothing is written.
   * Left out: always.
   */
  isAsked?(transaction: Transaction, told: readonly Told<unknown>[]): Promise<boolean>;
  /**
   * Their reactions do nothing but write what is done later, such as mails: of a single event they hear in the transaction
   * that tells it, and no job is needed for that. What fails there is tried again by a job, unless it is the database that
   * fails. Left out: always by a job.
   */
  readonly hearsAtOnce?: true;
  /** At most one reaction for each kind of event. */
  readonly reactions: readonly Reaction[];
}

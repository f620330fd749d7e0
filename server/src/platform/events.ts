import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Events, PublishedEvent } from '../kernel/use-cases/events.ts';
import { type JobContext, type JobHandler, PermanentFailure } from '../kernel/use-cases/job.ts';
import { isOfTest } from '../kernel/use-cases/sandbox/sandbox.ts';
import type { Jobs } from '../kernel/use-cases/services.ts';
import type { Reaction, Subscriber } from '../kernel/use-cases/subscriber.ts';
import type { Transaction } from '../kernel/use-cases/transaction.ts';

const queueOf = ({ name }: Subscriber): string => `events.${name}`;

/** Context of subscribers that run in the transaction. */
type HearingAtOnce = Pick<JobContext, 'services' | 'log'>;

/**
 * Publishes events as jobs, one per subscriber, in the transaction. If `atOnce` is given, subscribers with
 * `inTransaction` run immediately without a job.
 */
export function createEvents(jobs: Jobs, subscribers: readonly Subscriber[], atOnce?: () => HearingAtOnce): Events {
  refuseTwins(subscribers);
  /** Runs the subscriber in the transaction. Returns whether it succeeded. If not, a job is needed. */
  const hearAtOnce = async (
    subscriber: Subscriber,
    em: Transaction,
    told: PublishedEvent<unknown>,
  ): Promise<boolean> => {
    if (!subscriber.inTransaction || !atOnce || !(em instanceof EntityManager)) return false;
    const { services, log } = atOnce();
    try {
      await reactionOf(subscriber, told)?.handle({ em, services, log }, told);
      return true;
    } catch (error) {
      if (isOfDatabase(error)) throw error;
      log.error({ err: error, event: told.event }, 'event handler failed; retrying as a job');
      return false;
    }
  };
  const listeners = new Map<string, Subscriber[]>();
  for (const subscriber of subscribers) {
    for (const { event } of subscriber.reactions) {
      listeners.set(event, [...(listeners.get(event) ?? []), subscriber]);
    }
  }
  const tellAll: Events['publishAll'] = async (transaction, { name: event }, all) => {
    const at = new Date().toISOString();
    const told = all.map((facts): PublishedEvent<object> => ({ id: randomUUID(), event, at, facts }));
    for (const subscriber of listeners.get(event) ?? []) {
      const heard = subscriber.includesTests ? told : told.filter(({ facts }) => !isOfTest(facts));
      if (heard.length === 0 || !((await subscriber.isNeeded?.(transaction, heard)) ?? true)) continue;
      const [one, ...others] = heard;
      if (one && others.length === 0 && (await hearAtOnce(subscriber, transaction, one))) continue;
      const written = heard.map((data) => ({ id: data.id, data }));
      await jobs.enqueueAll(transaction, queueOf(subscriber), written);
    }
  };
  return {
    publish: (transaction, type, facts) => tellAll(transaction, type, [facts]),
    publishAll: tellAll,
  };
}

/**
 * Returns whether an error is a database error. After such an error, the transaction cannot write anything: it fails,
 * or is retried as a whole.
 */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/**
 * Creates the job of each subscriber, which handles its queued events. A failing subscriber does not delay others and
 * is retried.
 */
export const subscriberJobs = (subscribers: readonly Subscriber[]): JobHandler[] =>
  subscribers.map((subscriber) => ({
    queue: queueOf(subscriber),
    async handle(ctx, data) {
      const told = readTold(data);
      const reaction = reactionOf(subscriber, told);
      // The event may have been published by another build, whose subscriber handles other event types.
      if (reaction) await reaction.handle(ctx, told);
      else ctx.log.warn({ event: told.event }, 'the subscriber does not handle this event');
    },
  }));

const reactionOf = ({ reactions }: Subscriber, { event }: PublishedEvent<unknown>): Reaction | undefined =>
  reactions.find((reaction) => reaction.event === event);

/** Rejects subscribers with the same name, because they would take each other's events from the queue. */
function refuseTwins(subscribers: readonly Subscriber[]): void {
  const names = subscribers.flatMap(({ name, reactions }) => [
    name,
    ...reactions.map(({ event }) => `${name}: ${event}`),
  ]);
  const twin = names.find((name, place) => names.indexOf(name) !== place);
  if (twin !== undefined) throw new Error(`duplicate name of a subscriber or reaction: ${twin}`);
}

function readTold(data: unknown): PublishedEvent<unknown> {
  const { id, event, at, facts }: Partial<Record<keyof PublishedEvent<unknown>, unknown>> = Object(data);
  if (typeof id !== 'string' || typeof event !== 'string' || typeof at !== 'string' || typeof facts !== 'object') {
    throw new PermanentFailure('Incomplete event');
  }
  return { id, event, at, facts };
}

import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Events, PublishedEvent } from '../kernel/use-cases/events.ts';
import { type JobContext, type JobHandler, PermanentFailure } from '../kernel/use-cases/job.ts';
import { isOfTest } from '../kernel/use-cases/sandbox/sandbox.ts';
import type { Jobs } from '../kernel/use-cases/services.ts';
import type { Reaction, Subscriber } from '../kernel/use-cases/subscriber.ts';
import type { Transaction } from '../kernel/use-cases/transaction.ts';

const queueOf = ({ name }: Subscriber): string => `events.${name}`;

/** Context for subscribers that run in the transaction. */
type HearingAtOnce = Pick<JobContext, 'services' | 'log'>;

/**
 * Publishes events as jobs, one per subscriber, in the transaction. If `reactionContext` is given, subscribers with
 * `inTransaction` run immediately without a job.
 */
export function createEvents(
  jobs: Jobs,
  subscribers: readonly Subscriber[],
  reactionContext?: () => HearingAtOnce,
): Events {
  refuseTwins(subscribers);
  /** Runs the subscriber in the transaction. Returns whether it succeeded. If it failed, a job is needed. */
  const reactInTransaction = async (
    subscriber: Subscriber,
    em: Transaction,
    published: PublishedEvent<unknown>,
  ): Promise<boolean> => {
    if (!subscriber.inTransaction || !reactionContext || !(em instanceof EntityManager)) return false;
    const { services, log } = reactionContext();
    try {
      await reactionOf(subscriber, published)?.handle({ em, services, log }, published);
      return true;
    } catch (error) {
      if (isOfDatabase(error)) throw error;
      log.error({ err: error, event: published.event }, 'event handler failed; retrying as a job');
      return false;
    }
  };
  const listeners = new Map<string, Subscriber[]>();
  for (const subscriber of subscribers) {
    for (const { event } of subscriber.reactions) {
      listeners.set(event, [...(listeners.get(event) ?? []), subscriber]);
    }
  }
  const publishAll: Events['publishAll'] = async (transaction, { name: event }, all) => {
    const at = new Date().toISOString();
    const published = all.map((facts): PublishedEvent<object> => ({ id: randomUUID(), event, at, facts }));
    for (const subscriber of listeners.get(event) ?? []) {
      const received = subscriber.includesTests ? published : published.filter(({ facts }) => !isOfTest(facts));
      if (received.length === 0 || !((await subscriber.isNeeded?.(transaction, received)) ?? true)) continue;
      const [first, ...others] = received;
      if (first && others.length === 0 && (await reactInTransaction(subscriber, transaction, first))) continue;
      const entries = received.map((data) => ({ id: data.id, data }));
      await jobs.enqueueAll(transaction, queueOf(subscriber), entries);
    }
  };
  return {
    publish: (transaction, type, facts) => publishAll(transaction, type, [facts]),
    publishAll,
  };
}

/**
 * Returns whether an error is a database error. After such an error, the transaction cannot write anything. It fails,
 * or is retried as a whole.
 */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/**
 * Creates a job handler for each subscriber's queued events. A failing subscriber is retried and does not delay other
 * subscribers.
 */
export const subscriberJobs = (subscribers: readonly Subscriber[]): JobHandler[] =>
  subscribers.map((subscriber) => ({
    queue: queueOf(subscriber),
    async handle(ctx, data) {
      const published = parseEvent(data);
      const reaction = reactionOf(subscriber, published);
      // Another build, whose subscriber handles other event types, may have published the event.
      if (reaction) await reaction.handle(ctx, published);
      else ctx.log.warn({ event: published.event }, 'the subscriber does not handle this event');
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
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) throw new Error(`duplicate name of a subscriber or reaction: ${duplicate}`);
}

function parseEvent(data: unknown): PublishedEvent<unknown> {
  const { id, event, at, facts }: Partial<Record<keyof PublishedEvent<unknown>, unknown>> = Object(data);
  if (typeof id !== 'string' || typeof event !== 'string' || typeof at !== 'string' || typeof facts !== 'object') {
    throw new PermanentFailure('Incomplete event');
  }
  return { id, event, at, facts };
}

import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Events, Told } from '../kernel/use-cases/events.ts';
import { GivenUp, type JobContext, type JobHandler } from '../kernel/use-cases/job.ts';
import { isOfTest } from '../kernel/use-cases/sandbox/sandbox.ts';
import type { Jobs } from '../kernel/use-cases/services.ts';
import type { Reaction, Subscriber } from '../kernel/use-cases/subscriber.ts';
import type { Transaction } from '../kernel/use-cases/transaction.ts';

const queueOf = ({ name }: Subscriber): string => `events.${name}`;

/** What those work with who hear at once. */
type HearingAtOnce = Pick<JobContext, 'services' | 'log'>;

/**
 * Events are jobs: one for each subscriber who hears of them, written where the event is told; whoever `hearsAtOnce` needs
 * none. Without `atOnce` nobody does.
 */
export function createEvents(jobs: Jobs, subscribers: readonly Subscriber[], atOnce?: () => HearingAtOnce): Events {
  refuseTwins(subscribers);
  /** Whether they have heard: if not, by a job. */
  const hearAtOnce = async (subscriber: Subscriber, em: Transaction, told: Told<unknown>): Promise<boolean> => {
    if (!subscriber.hearsAtOnce || !atOnce || !(em instanceof EntityManager)) return false;
    const { services, log } = atOnce();
    try {
      await reactionOf(subscriber, told)?.hear({ em, services, log }, told);
      return true;
    } catch (error) {
      if (isOfDatabase(error)) throw error;
      log.error({ err: error, event: told.event }, 'an event is heard later');
      return false;
    }
  };
  const listeners = new Map<string, Subscriber[]>();
  for (const subscriber of subscribers) {
    for (const { event } of subscriber.reactions) {
      listeners.set(event, [...(listeners.get(event) ?? []), subscriber]);
    }
  }
  const tellAll: Events['tellAll'] = async (transaction, { name: event }, all) => {
    const at = new Date().toISOString();
    const told = all.map((facts): Told<object> => ({ id: randomUUID(), event, at, facts }));
    for (const subscriber of listeners.get(event) ?? []) {
      const heard = subscriber.hearsTests ? told : told.filter(({ facts }) => !isOfTest(facts));
      if (heard.length === 0 || !((await subscriber.isAsked?.(transaction, heard)) ?? true)) continue;
      const [one, ...others] = heard;
      if (one && others.length === 0 && (await hearAtOnce(subscriber, transaction, one))) continue;
      const written = heard.map((data) => ({ id: data.id, data }));
      await jobs.enqueueAll(transaction, queueOf(subscriber), written);
    }
  };
  return {
    tell: (transaction, type, facts) => tellAll(transaction, type, [facts]),
    tellAll,
  };
}

/** After such an error nothing can be written in the transaction: it fails, or is tried again, as a whole. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Has each subscriber hear what waits in their queue. Whoever fails holds up nobody else, and is asked again. */
export const subscriberJobs = (subscribers: readonly Subscriber[]): JobHandler[] =>
  subscribers.map((subscriber) => ({
    queue: queueOf(subscriber),
    async handle(ctx, data) {
      const told = readTold(data);
      const reaction = reactionOf(subscriber, told);
      // Told by another build, whose subscriber still heard, or hears already, of such events.
      if (reaction) await reaction.hear(ctx, told);
      else ctx.log.warn({ event: told.event }, 'the subscriber hears of no such events');
    },
  }));

const reactionOf = ({ reactions }: Subscriber, { event }: Told<unknown>): Reaction | undefined =>
  reactions.find((reaction) => reaction.event === event);

/** Subscribers of one name would take each other's events out of their queue. */
function refuseTwins(subscribers: readonly Subscriber[]): void {
  const names = subscribers.flatMap(({ name, reactions }) => [
    name,
    ...reactions.map(({ event }) => `${name}: ${event}`),
  ]);
  const twin = names.find((name, place) => names.indexOf(name) !== place);
  if (twin !== undefined) throw new Error(`there are two subscribers, or reactions of one, of the name ${twin}`);
}

function readTold(data: unknown): Told<unknown> {
  const { id, event, at, facts }: Partial<Record<keyof Told<unknown>, unknown>> = Object(data);
  if (typeof id !== 'string' || typeof event !== 'string' || typeof at !== 'string' || typeof facts !== 'object') {
    throw new GivenUp('An event is incomplete');
  }
  return { id, event, at, facts };
}

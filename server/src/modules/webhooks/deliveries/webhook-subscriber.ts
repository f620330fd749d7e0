import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { PublishedEvent } from '../../../kernel/use-cases/events.ts';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import type { Reaction, Subscriber } from '../../../kernel/use-cases/subscriber.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { type OwnEvent, payloadOf, webhookEventMappings } from '../events/webhook-event-mapping.ts';
import { enqueueSendJobs } from './enqueue-send-jobs.ts';

/**
 * Writes one delivery per event for each endpoint of the owner that subscribes to the event. Events for test orders
 * and test holds are sent only to test endpoints. All other events are sent only to non-test endpoints. Deliveries to
 * disabled endpoints are stored as skipped, so that they can be replayed. Returns the number of deliveries to send.
 */
async function writeDeliveries(
  tx: EntityManager,
  { id, at }: PublishedEvent<unknown>,
  { event, userId, isTest, data }: OwnEvent,
): Promise<number> {
  const inserted = await queryIn(tx)
    .insertInto('webhook_delivery')
    .columns(['endpoint_id', 'event_id', 'event', 'occurred_at', 'payload', 'state'])
    .expression((all) =>
      all
        .selectFrom('webhook_endpoint as e')
        .select([
          'e.id',
          sql<string>`${id}::uuid`.as('event_id'),
          sql<WebhookEventText>`${event}::text`.as('event'),
          sql<string>`${at}::timestamptz`.as('occurred_at'),
          sql<string>`${payloadOf(event, at, data)}::text`.as('payload'),
          sql<DeliveryState>`case when e.disabled_at is null then ${DeliveryState.WAITING}
            else ${DeliveryState.SKIPPED} end`.as('state'),
        ])
        .where('e.user_id', '=', userId)
        .where('e.is_test', '=', isTest)
        .where(sql<boolean>`${event} = any(e.events)`)
        .orderBy('e.id'),
    )
    .onConflict((conflict) => conflict.columns(['endpoint_id', 'event_id']).doNothing())
    .returning('state')
    .execute();
  return inserted.filter(({ state }) => state === DeliveryState.WAITING).length;
}

type WebhookEventText = OwnEvent['event'];

const webhookEventsOf = (published: PublishedEvent<unknown>): OwnEvent[] =>
  webhookEventMappings.flatMap((row) => (row.source === published.event ? (row.read(published) ?? []) : []));

/** Returns true if any of the owners' endpoints subscribes to one of the events. Includes disabled endpoints. */
async function hasSubscriber(tx: EntityManager, published: readonly PublishedEvent<unknown>[]): Promise<boolean> {
  const events = published.flatMap(webhookEventsOf);
  if (events.length === 0) return false;
  const endpoint = await queryIn(tx)
    .selectFrom('webhook_endpoint as e')
    .select('e.id')
    .where('e.user_id', '=', anyOf([...new Set(events.map(({ userId }) => userId))]))
    .where(sql<boolean>`e.events && ${[...new Set(events.map(({ event }) => event))]}::text[]`)
    .limit(1)
    .executeTakeFirst();
  return endpoint !== undefined;
}

async function enqueueDeliveries({ em, services }: JobContext, published: PublishedEvent<unknown>): Promise<void> {
  for (const event of webhookEventsOf(published)) {
    await em.transactional(async (tx) =>
      enqueueSendJobs(services.jobs, tx, await writeDeliveries(tx, published, event)),
    );
  }
}

const sources = [...new Set(webhookEventMappings.map(({ source }) => source))];

/** Queues webhook deliveries for events about the endpoint owner's orders and holds. */
export const webhookSubscriber: Subscriber = {
  name: 'webhooks',
  includesTests: true,
  isNeeded: hasSubscriber,
  reactions: sources.map((event): Reaction => ({ event, handle: enqueueDeliveries })),
};

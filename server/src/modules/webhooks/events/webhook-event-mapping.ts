import type { EventType, PublishedEvent } from '../../../kernel/use-cases/events.ts';
import { isOfTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { holdEnded, holdExtended, holdPlaced, holdReleased } from '../../holds/index.ts';
import {
  OrderStatus,
  orderDeleted,
  orderDetailsChanged,
  orderLinesChanged,
  orderMessageSent,
  orderPlaced,
  orderStatusChanged,
} from '../../orders/index.ts';
import { stockModules } from '../../stock-types/index.ts';
import { WebhookEvent } from './webhook-event.ts';

/** Names of stock types in GraphQL and in webhook messages, such as `DIAMOND`, by internal name. */
export const kindsByName: ReadonlyMap<string, string> = new Map(stockModules.map(({ type }) => [type.name, type.kind]));

/** Data of an event, excluding its name and time. Contains IDs, but no prices. */
export type EventData = Readonly<Record<string, string | number | boolean | readonly (string | object)[]>>;

export interface OwnEvent {
  readonly event: WebhookEvent;
  readonly userId: number;
  /** True for events of test orders and test holds. */
  readonly isTest: boolean;
  readonly data: EventData;
}

/** Maps a published event to a webhook event. */
interface EventMapping {
  readonly source: string;
  /** Returns the webhook event. Null if the condition is false or the event has no owner. */
  read(published: PublishedEvent<unknown>): OwnEvent | null;
}

interface MappingOptions<Facts> {
  /** Returns the user ID of the event's owner. Null if the owner was deleted. */
  readonly owner: (facts: Facts) => number | null;
  readonly data: (facts: Facts) => EventData;
  /** Condition that the event must meet to be mapped. If omitted, all events of the type are mapped. */
  readonly when?: (facts: Facts) => boolean;
}

const mapEvent = <Facts extends object>(
  event: WebhookEvent,
  source: EventType<Facts>,
  { owner, data, when = () => true }: MappingOptions<Facts>,
): EventMapping => ({
  source: source.name,
  read(message) {
    if (!source.matches(message) || !when(message.facts)) return null;
    const userId = owner(message.facts);
    const isTest = isOfTest(message.facts);
    const payload = data(message.facts);
    return userId === null ? null : { event, userId, isTest, data: isTest ? { ...payload, isTest } : payload };
  },
});

/** Mapping for order events. Receivers must fetch the order version given in the event, or a later one. */
const orderMapping = {
  owner: ({ userId }: { readonly userId: number | null }) => userId,
  data: ({ id, version }: { readonly id: number; readonly version: number }) => ({ orderId: String(id), version }),
};

interface Hold {
  readonly id: number;
  readonly version: number;
  readonly kind: string;
  readonly itemId: number;
  readonly userId: number;
}

const holdMapping = {
  owner: ({ userId }: Hold) => userId,
  data: ({ id, version, kind, itemId }: Hold) => ({
    ...{ holdId: String(id), version },
    ...{ stockType: kindsByName.get(kind) ?? kind, itemId: String(itemId) },
  }),
};

const isCancelled = ({ status }: { readonly status: OrderStatus }): boolean => status === OrderStatus.CANCELLED;

/**
 * Mappings from published events to webhook events. Stock changes are excluded because they have no single owner.
 * Test messages are excluded because they have no published event.
 */
export const webhookEventMappings: readonly EventMapping[] = [
  mapEvent(WebhookEvent.ORDER_PLACED, orderPlaced, orderMapping),
  mapEvent(WebhookEvent.ORDER_CHANGED, orderStatusChanged, { ...orderMapping, when: (order) => !isCancelled(order) }),
  mapEvent(WebhookEvent.ORDER_CANCELLED, orderStatusChanged, { ...orderMapping, when: isCancelled }),
  mapEvent(WebhookEvent.ORDER_CHANGED, orderLinesChanged, orderMapping),
  mapEvent(WebhookEvent.ORDER_CHANGED, orderDetailsChanged, orderMapping),
  mapEvent(WebhookEvent.ORDER_DELETED, orderDeleted, orderMapping),
  mapEvent(WebhookEvent.ORDER_MESSAGE, orderMessageSent, {
    owner: ({ userId }) => userId,
    data: ({ id, orderId }) => ({ orderId: String(orderId), messageId: String(id) }),
  }),
  mapEvent(WebhookEvent.HOLD_PLACED, holdPlaced, holdMapping),
  mapEvent(WebhookEvent.HOLD_EXTENDED, holdExtended, holdMapping),
  mapEvent(WebhookEvent.HOLD_RELEASED, holdReleased, holdMapping),
  mapEvent(WebhookEvent.HOLD_ENDED, holdEnded, {
    ...holdMapping,
    data: (hold) => ({ ...holdMapping.data(hold), outcome: hold.outcome }),
  }),
];

/** Returns the message body that is signed and sent. It contains type, timestamp and data, as in Standard Webhooks. */
export const payloadOf = (event: WebhookEvent, occurredAt: Date | string, data: EventData): string =>
  JSON.stringify({ type: event, timestamp: new Date(occurredAt).toISOString(), data });

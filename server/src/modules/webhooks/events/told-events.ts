import type { EventType, Told } from '../../../kernel/use-cases/events.ts';
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
import { kindsByName } from './stock-kinds.ts';
import { WebhookEvent } from './webhook-event.ts';

/** What is told about an event beside its name and when it happened: ids, and nothing that costs. */
export type EventData = Readonly<Record<string, string | number | boolean | readonly (string | object)[]>>;

/** An event as its owner's programs are told of it. */
export interface OwnEvent {
  readonly event: WebhookEvent;
  readonly userId: number;
  /** It was only tried out. */
  readonly isTest: boolean;
  readonly data: EventData;
}

/** One way in which something that has happened in the house becomes an event of webhooks. */
interface ToldEvent {
  /** The name under which the house's commands tell of it. */
  readonly source: string;
  /** Null: it is none, or nobody's any more. */
  read(told: Told<unknown>): OwnEvent | null;
}

interface Reading<Facts> {
  /** Whose it is; null: nobody's any more. */
  readonly owner: (facts: Facts) => number | null;
  readonly data: (facts: Facts) => EventData;
  /** Which of them; all where it is left out. */
  readonly when?: (facts: Facts) => boolean;
}

const told = <Facts extends object>(
  event: WebhookEvent,
  source: EventType<Facts>,
  { owner, data, when = () => true }: Reading<Facts>,
): ToldEvent => ({
  source: source.name,
  read(message) {
    if (!source.isTold(message) || !when(message.facts)) return null;
    const userId = owner(message.facts);
    const isTest = isOfTest(message.facts);
    const said = data(message.facts);
    return userId === null ? null : { event, userId, isTest, data: isTest ? { ...said, isTest } : said };
  },
});

/** Whoever reads the order has to see this version of it, or a later one. */
const ofOrder = {
  owner: ({ userId }: { readonly userId: number | null }) => userId,
  data: ({ id, version }: { readonly id: number; readonly version: number }) => ({ orderId: String(id), version }),
};

interface Hold {
  readonly id: number;
  readonly version: number;
  /** Name of the type of stock. */
  readonly kind: string;
  readonly itemId: number;
  readonly userId: number;
}

/** Which hold it is, and of what. */
const ofHold = {
  owner: ({ userId }: Hold) => userId,
  data: ({ id, version, kind, itemId }: Hold) => ({
    ...{ holdId: String(id), version },
    ...{ stockType: kindsByName.get(kind) ?? kind, itemId: String(itemId) },
  }),
};

const isCancelled = ({ status }: { readonly status: OrderStatus }): boolean => status === OrderStatus.CANCELLED;

/** Everything that programs are told of, but changes of stock and tests: those have no single owner, or no source. */
export const toldEvents: readonly ToldEvent[] = [
  told(WebhookEvent.ORDER_PLACED, orderPlaced, ofOrder),
  told(WebhookEvent.ORDER_CHANGED, orderStatusChanged, { ...ofOrder, when: (order) => !isCancelled(order) }),
  told(WebhookEvent.ORDER_CANCELLED, orderStatusChanged, { ...ofOrder, when: isCancelled }),
  told(WebhookEvent.ORDER_CHANGED, orderLinesChanged, ofOrder),
  told(WebhookEvent.ORDER_CHANGED, orderDetailsChanged, ofOrder),
  told(WebhookEvent.ORDER_DELETED, orderDeleted, ofOrder),
  told(WebhookEvent.ORDER_MESSAGE, orderMessageSent, {
    owner: ({ userId }) => userId,
    data: ({ id, orderId }) => ({ orderId: String(orderId), messageId: String(id) }),
  }),
  told(WebhookEvent.HOLD_PLACED, holdPlaced, ofHold),
  told(WebhookEvent.HOLD_EXTENDED, holdExtended, ofHold),
  told(WebhookEvent.HOLD_RELEASED, holdReleased, ofHold),
  told(WebhookEvent.HOLD_ENDED, holdEnded, {
    ...ofHold,
    data: (hold) => ({ ...ofHold.data(hold), outcome: hold.outcome }),
  }),
];

import type { CheckChoice } from '../../../forms/lists/check-list-field';
import type {
  WebhookDisabledReason,
  WebhookEndpointFactsFragment,
  WebhookEvent,
} from '../../../graphql/generated/graphql';
import { stockTitles } from '../../../graphql/generated/stock/titles';
import { formatDateTime } from '../../../ui/dates';
import type { StatusTone } from '../../../ui/status-mark';
import { listText } from '../format-text';

/** Webhook event labels. */
export const eventLabels: Readonly<Record<WebhookEvent, string>> = {
  STOCK_CHANGED: 'Stock changed',
  ORDER_PLACED: 'Order placed',
  ORDER_CHANGED: 'Order changed',
  ORDER_CANCELLED: 'Order cancelled',
  ORDER_DELETED: 'Order deleted',
  ORDER_MESSAGE: 'Message about an order',
  HOLD_PLACED: 'Hold placed',
  HOLD_EXTENDED: 'Hold extended',
  HOLD_RELEASED: 'Hold released',
  HOLD_ENDED: 'Hold ended',
  TEST: 'Test',
};

/** Events that an endpoint can subscribe to. */
export const subscribedEvents = [
  'STOCK_CHANGED',
  'ORDER_PLACED',
  'ORDER_CHANGED',
  'ORDER_CANCELLED',
  'ORDER_DELETED',
  'ORDER_MESSAGE',
  'HOLD_PLACED',
  'HOLD_EXTENDED',
  'HOLD_RELEASED',
  'HOLD_ENDED',
] as const satisfies readonly WebhookEvent[];

/** Form options for the events. */
export const eventChoices: readonly CheckChoice[] = subscribedEvents.map((value) => ({
  value,
  label: eventLabels[value],
}));

/** Form options for the stock types. */
export const stockTypeChoices: readonly CheckChoice[] = Object.entries(stockTitles).map(([value, label]) => ({
  value,
  label,
}));

/** Formats the events that an endpoint subscribes to. `Stock changed (diamonds, melee), order placed` */
export function eventsText({ events, stockTypes }: WebhookEndpointFactsFragment): string {
  if (events.length === subscribedEvents.length && stockTypes.length === 0) {
    return 'All events';
  }
  const types = listText(stockTypes.map((kind) => stockTitles[kind])).toLowerCase();
  const selected = new Set(events);
  return listText(
    subscribedEvents
      .filter((event) => selected.has(event))
      .map((event) => `${eventLabels[event]}${event === 'STOCK_CHANGED' && types !== '' ? ` (${types})` : ''}`),
  );
}

const reasons: Readonly<Record<WebhookDisabledReason, string>> = {
  OWNER: 'The owner or an administrator disabled the endpoint.',
  GONE: 'The endpoint responded with 410 Gone.',
  FAILING: 'All deliveries failed for five days.',
};

/** Returns the status of an endpoint with an explanation. */
export function endpointState({ disabledAt, disabledReason, failingSince }: WebhookEndpointFactsFragment): {
  readonly label: string;
  readonly tone: StatusTone;
  readonly note: string | null;
} {
  if (disabledAt !== null) {
    const reason = disabledReason === null ? '' : ` ${reasons[disabledReason]}`;
    const note = `Disabled since ${formatDateTime(disabledAt)}.${reason}`;
    return { label: 'Disabled', tone: disabledReason === 'OWNER' ? 'neutral' : 'danger', note };
  }
  if (failingSince !== null) {
    const note = `Every attempt since ${formatDateTime(failingSince)} has failed. After five days the endpoint is disabled.`;
    return { label: 'Failing', tone: 'warn', note };
  }
  return { label: 'Enabled', tone: 'ok', note: null };
}

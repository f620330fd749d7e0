import type { WebhookDeliveryFactsFragment, WebhookDeliveryState } from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';
import type { StatusTone } from '../../../ui/status-mark';
import { formatMoment } from '../moments-text';

/** How deliveries stand, in the order of the filter. */
export const deliveryStates = [
  'WAITING',
  'SENDING',
  'DELIVERED',
  'FAILED',
  'SKIPPED',
] as const satisfies readonly WebhookDeliveryState[];

/** How a delivery stands, in words. */
export const deliveryText: Readonly<
  Record<WebhookDeliveryState, { readonly label: string; readonly tone: StatusTone }>
> = {
  WAITING: { label: 'Waiting', tone: 'warn' },
  SENDING: { label: 'On its way', tone: 'accent' },
  DELIVERED: { label: 'Taken', tone: 'ok' },
  FAILED: { label: 'Failed', tone: 'danger' },
  SKIPPED: { label: 'Skipped', tone: 'neutral' },
};

type Attempt = WebhookDeliveryFactsFragment['attempts'][number];

/** What became of one attempt. `28 Nov 2026, 12:00:03: 200 in 35 ms` */
export function attemptText({ at, status, durationMs }: Attempt): string {
  return `${formatMoment(at)}: ${status ?? 'no answer'} in ${formatCount(durationMs)} ms`;
}

import { chakra, Stack, Text } from '@chakra-ui/react';
import type { WebhookDeliveryFactsFragment, WebhookDeliveryState } from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';
import type { StatusTone } from '../../../ui/status-mark';
import { formatMoment } from '../format-text';

/** Delivery states, in the order used by the filter. */
export const deliveryStates = [
  'WAITING',
  'SENDING',
  'DELIVERED',
  'FAILED',
  'SKIPPED',
] as const satisfies readonly WebhookDeliveryState[];

/** Labels of delivery states. */
export const deliveryText: Readonly<
  Record<WebhookDeliveryState, { readonly label: string; readonly tone: StatusTone }>
> = {
  WAITING: { label: 'Waiting', tone: 'warn' },
  SENDING: { label: 'Sending', tone: 'accent' },
  DELIVERED: { label: 'Delivered', tone: 'ok' },
  FAILED: { label: 'Failed', tone: 'danger' },
  SKIPPED: { label: 'Skipped', tone: 'neutral' },
};

type Attempt = WebhookDeliveryFactsFragment['attempts'][number];

/** Formats a delivery attempt. `28 Nov 2026, 12:00:03: 200 in 35 ms` */
function attemptText({ at, status, durationMs }: Attempt): string {
  return `${formatMoment(at)}: ${status ?? 'no response'} in ${formatCount(durationMs)} ms`;
}

/** Shows the text of a request or response without formatting it. */
function Verbatim({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Stack gap="1">
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <chakra.pre
        aria-label={label}
        fontFamily="mono"
        fontSize="sm"
        bg="bg.muted"
        p="3"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.pre>
    </Stack>
  );
}

/** Details of a delivery: its payload and the result of each attempt. */
export function DeliveryDetails({ delivery }: { readonly delivery: WebhookDeliveryFactsFragment }) {
  const { id, payload, attempts, nextAttemptAt } = delivery;
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        webhook-id: {id}
      </Text>
      <Verbatim label="Message" text={payload} />
      {attempts.length === 0 ? (
        <Text color="fg.muted">Not sent yet.</Text>
      ) : (
        <Stack as="ol" gap="3" listStyleType="none" aria-label="Attempts">
          {attempts.map((attempt) => (
            <Stack as="li" gap="1" key={attempt.number}>
              <Text>
                {attempt.number}. {attemptText(attempt)}
              </Text>
              {attempt.failure !== null && <Text color="fg.error">{attempt.failure}</Text>}
              {attempt.answer !== null && attempt.answer !== '' && <Verbatim label="Response" text={attempt.answer} />}
            </Stack>
          ))}
        </Stack>
      )}
      {nextAttemptAt !== null && <Text>Next attempt {formatMoment(nextAttemptAt)}</Text>}
    </Stack>
  );
}

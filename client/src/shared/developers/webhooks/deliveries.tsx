import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import {
  RetryWebhookDeliveryDocument,
  WebhookDeliveriesDocument,
  WebhookDeliveryDocument,
  type WebhookDeliveryLineFragment,
  type WebhookDeliveryState,
  type WebhookEndpointFactsFragment,
  type WebhookEvent,
} from '../../../graphql/generated/graphql';
import { pageCount, totalText } from '../../../table/paging/page-window';
import { PlainSelect } from '../../../ui/inputs/plain-inputs';
import { formatCount } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { toaster } from '../../../ui/toaster';
import { useAttempt } from '../credential-owner';
import { formatMoment } from '../format-text';
import { Disclosure } from '../list-item';
import { ReadList } from '../read-list';
import { DeliveryDetails, deliveryStates, deliveryText } from './delivery-details';
import { eventLabels, subscribedEvents } from './endpoint-text';

interface DeliveryItemProps {
  readonly delivery: WebhookDeliveryLineFragment;
  /** True if the endpoint is disabled and receives no deliveries. */
  readonly isDisabled: boolean;
}

/** List item for a delivery, with event and status. Expands to show all details. */
function DeliveryItem({ delivery, isDisabled }: DeliveryItemProps) {
  const { id, event, occurredAt, state, nextAttemptAt } = delivery;
  const { label, tone } = deliveryText[state];
  const canBeRepeated = !isDisabled && state !== 'SENDING' && event !== 'TEST' && event !== 'STOCK_CHANGED';
  return (
    <Box as="li" borderTopWidth="1px" py="3">
      <Flex align="baseline" justify="space-between" gap="4">
        <Text fontWeight="semibold">{eventLabels[event]}</Text>
        <StatusMark tone={tone}>{label}</StatusMark>
      </Flex>
      <Text textStyle="md" color="fg.muted">
        {formatMoment(occurredAt)}
        {nextAttemptAt !== null && `, next attempt ${formatMoment(nextAttemptAt)}`}
      </Text>
      <Disclosure
        label="Message and responses"
        name={`Message and responses: ${eventLabels[event]}, ${formatMoment(occurredAt)}`}
      >
        {() => <LoadedDelivery id={id} canBeRepeated={canBeRepeated} />}
      </Disclosure>
    </Box>
  );
}

function LoadedDelivery({ id, canBeRepeated }: { readonly id: string; readonly canBeRepeated: boolean }) {
  const query = useQuery(WebhookDeliveryDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [retry, { loading }] = useMutation(RetryWebhookDeliveryDocument);
  const attempt = useAttempt();

  async function sendAgain(): Promise<void> {
    if ((await attempt('sendMessage', () => retry({ variables: { input: { id } } }))) !== null) {
      toaster.success({ title: 'The message will be sent again' });
    }
  }

  return (
    <ReadList query={query} result={query.data?.webhookDelivery} failure="fetchDeliveries">
      {(delivery) => (
        <Stack gap="3" align="stretch">
          <DeliveryDetails delivery={delivery} />
          {canBeRepeated && (
            <Button size="sm" variant="outline" alignSelf="start" loading={loading} onClick={() => void sendAgain()}>
              Resend
            </Button>
          )}
        </Stack>
      )}
    </ReadList>
  );
}

const pageSize = 20;

const events = [...subscribedEvents, 'TEST'] as const satisfies readonly WebhookEvent[];

/** Filter and page of the delivery list. */
interface DeliveryQuery {
  readonly state: WebhookDeliveryState | null;
  readonly event: WebhookEvent | null;
  readonly index: number;
}

/** List of sent and pending deliveries of an endpoint, newest first. */
export function Deliveries({ endpoint }: { readonly endpoint: WebhookEndpointFactsFragment }) {
  const [deliveryQuery, setDeliveryQuery] = useState<DeliveryQuery>({ state: null, event: null, index: 0 });
  const { state, event, index } = deliveryQuery;
  const query = useQuery(WebhookDeliveriesDocument, {
    variables: {
      endpointId: endpoint.id,
      filter: { ...(state !== null && { states: [state] }), ...(event !== null && { events: [event] }) },
      page: { index, size: pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const goToPage = (to: number) => setDeliveryQuery({ ...deliveryQuery, index: to });

  return (
    <Stack gap="4">
      <Flex gap="4" wrap="wrap" align="end">
        <Choice label="Status">
          {(id) => (
            <PlainSelect
              id={id}
              value={state ?? ''}
              onChange={({ target }) =>
                setDeliveryQuery({
                  ...deliveryQuery,
                  index: 0,
                  state: deliveryStates.find((each) => each === target.value) ?? null,
                })
              }
            >
              <option value="">All</option>
              {deliveryStates.map((each) => (
                <option key={each} value={each}>
                  {deliveryText[each].label}
                </option>
              ))}
            </PlainSelect>
          )}
        </Choice>
        <Choice label="Event">
          {(id) => (
            <PlainSelect
              id={id}
              value={event ?? ''}
              onChange={({ target }) =>
                setDeliveryQuery({
                  ...deliveryQuery,
                  index: 0,
                  event: events.find((each) => each === target.value) ?? null,
                })
              }
            >
              <option value="">All</option>
              {events.map((each) => (
                <option key={each} value={each}>
                  {eventLabels[each]}
                </option>
              ))}
            </PlainSelect>
          )}
        </Choice>
        <Button
          size="sm"
          variant="outline"
          // Ignores errors of the retry, because the query result already shows them.
          onClick={() => void query.refetch().catch(() => undefined)}
        >
          Refresh
        </Button>
      </Flex>
      <ReadList query={query} result={query.data?.webhookDeliveries} failure="fetchDeliveries">
        {({ items, total }) =>
          items.length === 0 ? (
            <Text color="fg.muted">
              {state === null && event === null
                ? 'No messages have been sent to this endpoint yet.'
                : 'No messages match these filters.'}
            </Text>
          ) : (
            <>
              <Stack as="ul" gap="0" listStyleType="none" aria-label="Deliveries">
                {items.map((delivery) => (
                  <DeliveryItem key={delivery.id} delivery={delivery} isDisabled={endpoint.disabledAt !== null} />
                ))}
              </Stack>
              {total > pageSize && <Pages index={index} shownCount={items.length} total={total} onTurn={goToPage} />}
            </>
          )
        }
      </ReadList>
    </Stack>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Stack gap="1">
      <chakra.label htmlFor={id} textStyle="xs" color="fg.muted">
        {label}
      </chakra.label>
      {children(id)}
    </Stack>
  );
}

interface PagesProps {
  readonly index: number;
  /** Number of items on the current page. */
  readonly shownCount: number;
  readonly total: number;
  readonly onTurn: (index: number) => void;
}

/** Pagination that does not change the URL, because the list is in a dialog. */
function Pages({ index, shownCount, total, onTurn }: PagesProps) {
  const first = index * pageSize + 1;
  return (
    <Flex as="nav" aria-label="Pages" align="center" justify="space-between" gap="4" wrap="wrap">
      <Text color="fg.muted">
        {formatCount(first)}–{formatCount(first + shownCount - 1)} of {totalText(total)}
      </Text>
      <Flex gap="2">
        <Button size="sm" variant="outline" disabled={index === 0} onClick={() => onTurn(index - 1)}>
          Newer
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={index + 1 >= pageCount(total, pageSize)}
          onClick={() => onTurn(index + 1)}
        >
          Older
        </Button>
      </Flex>
    </Flex>
  );
}

import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { WebhookDeliveryLineFragment } from '../../../graphql/generated/graphql';
import { useRetryWebhookDeliveryMutation, useWebhookDeliveryQuery } from '../../../graphql/generated/hooks';
import { StatusMark } from '../../../ui/status-mark';
import { toaster } from '../../../ui/toaster';
import { useAttempt } from '../credential-owner';
import { Disclosure } from '../disclosure';
import { formatMoment } from '../moments-text';
import { ReadList } from '../read-list';
import { DeliveryDetails } from './delivery-details';
import { deliveryText } from './delivery-text';
import { eventLabels } from './endpoint-text';

interface DeliveryItemProps {
  readonly delivery: WebhookDeliveryLineFragment;
  /** Its endpoint takes nothing while it is disabled. */
  readonly isDisabled: boolean;
}

/** A message to an endpoint: what it tells of and how it stands; opened, all there is to know about it. */
export function DeliveryItem({ delivery, isDisabled }: DeliveryItemProps) {
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
        label="Message and answers"
        name={`Message and answers: ${eventLabels[event]}, ${formatMoment(occurredAt)}`}
      >
        {() => <ReadDelivery id={id} canBeRepeated={canBeRepeated} />}
      </Disclosure>
    </Box>
  );
}

function ReadDelivery({ id, canBeRepeated }: { readonly id: string; readonly canBeRepeated: boolean }) {
  const query = useWebhookDeliveryQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [retry, { loading }] = useRetryWebhookDeliveryMutation();
  const attempt = useAttempt();

  async function sendAgain(): Promise<void> {
    if ((await attempt('sendMessage', () => retry({ variables: { input: { id } } }))) !== null) {
      toaster.success({ title: 'It is sent again' });
    }
  }

  return (
    <ReadList query={query} answer={query.data?.webhookDelivery} failure="fetchDeliveries">
      {(delivery) => (
        <Stack gap="3" align="stretch">
          <DeliveryDetails delivery={delivery} />
          {canBeRepeated && (
            <Button size="sm" variant="outline" alignSelf="start" loading={loading} onClick={() => void sendAgain()}>
              Send again
            </Button>
          )}
        </Stack>
      )}
    </ReadList>
  );
}

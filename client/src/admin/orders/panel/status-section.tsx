import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Field, Flex, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminOrderRecordFragment, AdminOrderRowFragment, OrderStatus } from '../../../graphql/generated/graphql';
import { DocumentButton } from '../../../shared/orders/document-button';
import { orderStatusLabels, orderStatusTones } from '../../../shared/orders/order-text';
import { StatusMark } from '../../../ui/status-mark';
import { announceFailure, failureReason } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { DownloadButton } from '../documents/order-documents';
import { affectedItemsText, orderStatusChoices, setOrderStatus, stockEffectOf, stockEffectText } from '../order-status';

interface StatusLineProps {
  readonly order: AdminOrderRowFragment;
}

/** Row with an order's status and documents. */
export function StatusLine({ order }: StatusLineProps) {
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <HStack gap="4" wrap="wrap">
        {order.isTest && <StatusMark tone="accent">Test</StatusMark>}
        <StatusMark tone={orderStatusTones[order.status]}>{orderStatusLabels[order.status]}</StatusMark>
      </HStack>
      <HStack gap="2" wrap="wrap">
        {!order.isTest && <DocumentButton order={order} size="sm" />}
        <DownloadButton order={order} />
      </HStack>
    </Flex>
  );
}

interface StatusSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** Section that shows an order's status. Its form changes the status and describes the effect on the items. */
export function StatusSection({ order }: StatusSectionProps) {
  const [chosen, setChosen] = useState<OrderStatus>(order.status);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const client = useApolloClient();
  const isChanged = chosen !== order.status;
  useUnsaved(isChanged);

  async function change(status: OrderStatus, before: OrderStatus): Promise<void> {
    setRefusal(null);
    setPending(true);
    try {
      await setOrderStatus(client, order.id, status);
      setChosen(status);
      showSuccess(
        `Order #${order.id}: ${orderStatusLabels[before]} → ${orderStatusLabels[status]}`,
        () => void change(before, status),
      );
    } catch (error) {
      setRefusal(failureReason(error));
      announceFailure('Error changing order status', error);
    } finally {
      setPending(false);
    }
  }

  return (
    <PanelSection title="Status">
      <StatusLine order={order} />
      <Flex align="flex-end" gap="3" wrap="wrap">
        <Field.Root flex="1 1 10rem">
          <Field.Label>New status</Field.Label>
          <ChoiceSelect
            value={chosen}
            choices={orderStatusChoices}
            onChange={(status) => {
              setChosen(status);
              setRefusal(null);
            }}
          />
        </Field.Root>
        <Button size="sm" disabled={!isChanged} loading={isPending} onClick={() => void change(chosen, order.status)}>
          {isChanged ? `Change to ${orderStatusLabels[chosen]}` : 'Change'}
        </Button>
      </Flex>
      <div aria-live="polite">
        {isChanged && (
          <Text color="fg.muted">
            {stockEffectText(order.status, chosen)}{' '}
            {stockEffectOf(order.status) !== 'released' && affectedItemsText(order.lines)} The buyer gets an email.
          </Text>
        )}
      </div>
      <div role="alert">
        {refusal !== null && (
          <Alert.Root status="error">
            <Alert.Content>
              <Alert.Title>The order is still {orderStatusLabels[order.status]}</Alert.Title>
              <Alert.Description>{refusal}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
      </div>
    </PanelSection>
  );
}

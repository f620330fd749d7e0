import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { AdminOrderDocument, type AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { useDeleteOrderMutation } from '../../../graphql/generated/hooks';
import { readAgainWhenStale } from '../../../graphql/stale';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelSection } from '../../kit/panel/panel-section';
import { TypedConfirm } from '../../kit/typed-confirm';
import { concernedText, namesOf, stockEffectOf, stockNames } from '../order-status';

interface DeleteSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** What deleting an order does to its items. */
function effectOf({ status, lines }: AdminOrderRecordFragment): string {
  switch (stockEffectOf(status)) {
    case 'reserved':
      return lines.every(({ stock }) => stock === null)
        ? `${concernedText(lines)} The buyer is told by e-mail.`
        : `Becomes available again: ${namesOf(stockNames(lines))}. The buyer is told by e-mail.`;
    case 'sold':
      return 'What it has sold stays sold.';
    case 'released':
      return 'Its items are available already.';
  }
}

/** Deletes an order for good, once its number is typed. */
export function DeleteSection({ order }: DeleteSectionProps) {
  const client = useApolloClient();
  const { open } = usePanel();
  const [remove, { loading }] = useDeleteOrderMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, version } = order;

  async function removeIt(): Promise<void> {
    const isDone = await attempt('Error deleting order', () =>
      readAgainWhenStale(
        () => remove({ variables: { input: { id, expectedVersion: version } } }),
        () => client.query({ query: AdminOrderDocument, variables: { id }, fetchPolicy: 'network-only' }),
      ),
    );
    setAsking(false);
    if (isDone) {
      announceDone(`Order #${id} is deleted`);
      open(null);
    }
  }

  return (
    <PanelSection title="Delete">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Text color="fg.muted" flex="1 1 14rem">
          {effectOf(order)}
        </Text>
        <Button size="sm" variant="outline" colorPalette="danger" flexShrink="0" onClick={() => setAsking(true)}>
          Delete order
        </Button>
      </Flex>
      <TypedConfirm
        isOpen={isAsking}
        title={`Delete order #${id}?`}
        phrase={id}
        confirmLabel="Delete order"
        isPending={loading}
        onConfirm={() => void removeIt()}
        onCancel={() => setAsking(false)}
      >
        <Text>
          Its lines, timeline and messages are gone for good. {effectOf(order)} The audit log keeps what it was.
        </Text>
      </TypedConfirm>
    </PanelSection>
  );
}

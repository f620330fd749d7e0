import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { AdminOrderDocument, type AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { useDeleteOrderMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { DeleteSection } from '../../kit/panel/delete-section';
import { usePanel } from '../../kit/panel/panel-context';
import { concernedText, namesOf, stockEffectOf, stockNames } from '../order-status';

interface DeleteOrderProps {
  readonly order: AdminOrderRecordFragment;
}

/** What deleting an order does to its items. */
function effectOf({ status, lines }: AdminOrderRecordFragment): string {
  switch (stockEffectOf(status)) {
    case 'reserved':
      return lines.every(({ stock }) => stock === null)
        ? `${concernedText(lines)} The buyer is told by email.`
        : `Becomes available again: ${namesOf(stockNames(lines))}. The buyer is told by email.`;
    case 'sold':
    case 'released':
      return 'Its items stay as they are.';
  }
}

/** Deletes an order for good, once its number is typed. */
export function DeleteOrder({ order }: DeleteOrderProps) {
  const client = useApolloClient();
  const { open } = usePanel();
  const [remove] = useDeleteOrderMutation();
  const { id, version, deletionRefusal } = order;
  const effect = effectOf(order);
  return (
    <DeleteSection
      noun="order"
      question={`Delete order #${id}?`}
      phrase={id}
      note={effect}
      refusal={deletionRefusal}
      remove={() =>
        refetchWhenStale(
          () => remove({ variables: { input: { id, expectedVersion: version } } }),
          () => client.query({ query: AdminOrderDocument, variables: { id }, fetchPolicy: 'network-only' }),
        )
      }
      failure="Error deleting order"
      done={`Order #${id} is deleted`}
      onDeleted={() => open(null)}
    >
      <Text>Its lines, timeline and messages are gone for good. {effect} The audit log keeps what it was.</Text>
    </DeleteSection>
  );
}

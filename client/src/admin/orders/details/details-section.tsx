import { skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { FormErrors } from '../../../forms/form-errors';
import {
  AdminOrderDocument,
  type AdminOrderRecordFragment,
  OrderBuyerDocument,
  UpdateOrderDocument,
} from '../../../graphql/generated/graphql';
import { OrderAddress } from '../../../shared/orders/order-address';
import { Fact, FactList } from '../../../ui/fact-list';
import { useAnnouncedFailure } from '../../kit/failure';
import { EditedSection } from '../../kit/panel/edited-section';
import { ConflictNotice } from '../../kit/versioned-form/conflict-notice';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import { stockEffectOf } from '../order-status';
import { DetailsFields } from './details-fields';
import {
  detailLabels,
  detailsOf,
  oneLine,
  sentDetails,
  storedAddressText,
  storedChoices,
  typedDetails,
} from './edited-details';

interface EditDetailsProps {
  readonly order: AdminOrderRecordFragment;
  readonly onDone: () => void;
}

/** Form that edits an order's reference, note and addresses. */
function EditDetails({ order, onDone }: EditDetailsProps) {
  const client = useApolloClient();
  const [update] = useMutation(UpdateOrderDocument);
  const buyerId = order.user?.id ?? null;
  const { data, error } = useQuery(OrderBuyerDocument, buyerId === null ? skipToken : { variables: { id: buyerId } });
  useAnnouncedFailure('Error fetching users', error);
  const book = data?.user?.addresses ?? [];
  const { form, isDirty, isSubmitting, conflict } = useVersionedForm({
    schema: detailsOf(order, book),
    stored: order,
    typed: typedDetails,
    labels: detailLabels,
    save: async (changed, expectedVersion) => {
      const input = { id: order.id, expectedVersion, set: sentDetails(changed, book) };
      const saved = (await update({ variables: { input } })).data?.updateOrder?.order;
      onDone();
      return saved;
    },
    reload: () => client.query({ query: AdminOrderDocument, variables: { id: order.id }, fetchPolicy: 'network-only' }),
    failure: 'Error updating order',
    doneText: `Details of order #${order.id} saved`,
  });

  return (
    <chakra.form noValidate onSubmit={form.submit} aria-label="Details">
      <Stack gap="4">
        {conflict !== null && <ConflictNotice noun="this order" conflict={conflict} />}
        <FormErrors control={form.control} />
        <DetailsFields
          control={form.control}
          buyerId={buyerId}
          choices={{
            deliveryAddressId: storedChoices(storedAddressText(order.deliveryAddress), book),
            billingAddressId: storedChoices(storedAddressText(order.billingAddress), book),
          }}
          emptyText="The buyer’s address"
          onAdded={(field, address) =>
            form.setValue(field, oneLine(address), { shouldDirty: true, shouldValidate: true })
          }
        />
        <HStack gap="2" justify="flex-end" wrap="wrap">
          <Text me="auto" color="fg.muted" aria-live="polite">
            {isDirty ? 'Unsaved changes. The buyer gets an email.' : 'No changes'}
          </Text>
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onDone}>
            {isDirty ? 'Discard' : 'Close'}
          </Button>
          <Button size="sm" type="submit" disabled={!isDirty || conflict !== null} loading={isSubmitting}>
            Save details
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}

interface DetailsSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** Section that shows an order's reference, note and addresses. They can be edited while the order is open. */
export function DetailsSection({ order }: DetailsSectionProps) {
  const { buyer, reference, note, deliveryAddress, billingAddress } = order;
  return (
    <EditedSection
      title="Details"
      editLabel="Edit details"
      canEdit={!order.isTest && stockEffectOf(order.status) === 'reserved'}
      editor={(close) => <EditDetails order={order} onDone={close} />}
    >
      <FactList>
        <Fact label={detailLabels.reference}>{reference}</Fact>
        <Fact label={detailLabels.note}>{note === null ? null : <Text whiteSpace="pre-line">{note}</Text>}</Fact>
        <Fact label={detailLabels.deliveryAddressId}>
          <OrderAddress address={deliveryAddress} otherwise={buyer.address} />
        </Fact>
        <Fact label={detailLabels.billingAddressId}>
          <OrderAddress address={billingAddress} otherwise={buyer.address} />
        </Fact>
      </FactList>
    </EditedSection>
  );
}

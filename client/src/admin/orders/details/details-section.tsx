import { Text } from '@chakra-ui/react';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { OrderAddress } from '../../../shared/orders/order-address';
import { Fact, FactList } from '../../../ui/fact-list';
import { EditedSection } from '../../kit/panel/edited-section';
import { stockEffectOf } from '../order-status';
import { EditDetails } from './edit-details';
import { detailLabels } from './edited-details';

interface DetailsSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** What is said of an order besides its lines; of an open one it can be changed. */
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

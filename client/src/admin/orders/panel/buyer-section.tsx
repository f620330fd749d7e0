import { Text } from '@chakra-ui/react';
import { OrderAddress } from '../../../catalogue/orders/order-address';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../kit/fact-list';
import { PanelSection } from '../../kit/panel/panel-section';
import { UserLink } from '../../kit/user-link';

interface BuyerSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** Who ordered, as they were at that moment, and when. */
export function BuyerSection({ order }: BuyerSectionProps) {
  const { buyer, user, createdAt, completedAt, reference, note, deliveryAddress, billingAddress } = order;
  return (
    <PanelSection title="Buyer">
      <FactList>
        <Fact label="Name">
          <UserLink user={user}>{buyer.name}</UserLink>
        </Fact>
        <Fact label="E-mail">{buyer.email}</Fact>
        <Fact label="Reference">{reference}</Fact>
        <Fact label="Note">{note === null ? null : <Text whiteSpace="pre-line">{note}</Text>}</Fact>
        <Fact label="Delivery address">
          <OrderAddress address={deliveryAddress} otherwise={buyer.address} />
        </Fact>
        <Fact label="Invoice address">
          <OrderAddress address={billingAddress} otherwise={buyer.address} />
        </Fact>
        <Fact label="Business type">{user?.businessType?.name}</Fact>
        <Fact label="Account">{user === null ? 'Deleted' : 'Open'}</Fact>
        <Fact label="Placed">{formatDateTime(createdAt)}</Fact>
        <Fact label="Closed">{completedAt === null ? null : formatDateTime(completedAt)}</Fact>
      </FactList>
    </PanelSection>
  );
}

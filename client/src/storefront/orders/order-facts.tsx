import { DataList, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OrderRecordFragment } from '../../graphql/generated/graphql';
import { OrderAddress } from '../../shared/orders/order-address';
import { formatDateTime, formatDays } from '../../ui/dates';
import { OrderStatusMark } from './order-status';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue overflowWrap="anywhere">{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

/** Returns the delivery and billing addresses, as a single fact if they are the same. */
function addressFacts({ deliveryAddress, billingAddress }: OrderRecordFragment) {
  const isSame = JSON.stringify(deliveryAddress) === JSON.stringify(billingAddress);
  return isSame
    ? [{ label: 'Delivery and invoice', address: deliveryAddress }]
    : [
        { label: 'Delivery address', address: deliveryAddress },
        { label: 'Invoice address', address: billingAddress },
      ];
}

interface OrderFactsProps {
  readonly order: OrderRecordFragment;
}

export function OrderFacts({ order }: OrderFactsProps) {
  const { buyer } = order;
  return (
    <DataList.Root>
      <Fact label="Status">
        <OrderStatusMark status={order.status} />
      </Fact>
      <Fact label="Placed">{formatDateTime(order.createdAt)}</Fact>
      {order.completedAt !== null && (
        <Fact label={order.status === 'CANCELLED' ? 'Cancelled' : 'Completed'}>
          {formatDateTime(order.completedAt)}
        </Fact>
      )}
      {order.paymentDueOn !== null && <Fact label="Payment due by">{formatDays(order.paymentDueOn, null)}</Fact>}
      {order.reference !== null && <Fact label="Your reference">{order.reference}</Fact>}
      {order.note !== null && (
        <Fact label="Note">
          <Text whiteSpace="pre-line">{order.note}</Text>
        </Fact>
      )}
      <Fact label="Buyer">
        {buyer.name}
        {buyer.email !== buyer.name && <Text color="fg.muted">{buyer.email}</Text>}
      </Fact>
      {addressFacts(order).map(({ label, address }) => (
        <Fact key={label} label={label}>
          <OrderAddress address={address} otherwise={buyer.address} />
        </Fact>
      ))}
    </DataList.Root>
  );
}

import { Alert, Container, DataList, Stack, Text } from '@chakra-ui/react';
import { useLocation, useParams } from 'react-router-dom';
import * as v from 'valibot';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import type { OrderDetailQuery } from '../../graphql/generated/graphql';
import { useOrderDetailQuery } from '../../graphql/generated/hooks';
import { formatDateTime } from '../../ui/dates';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink, TextLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import { formatPrice } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { OrderLines } from './order-lines';
import { OrderStatusMark, statusNote } from './order-status';

/** Set by the cart when it has placed the order. */
const justPlaced = v.object({ isNew: v.literal(true) });

type Order = NonNullable<OrderDetailQuery['order']>;

function OrderFacts({ order }: { readonly order: Order }) {
  return (
    <DataList.Root maxW="xl">
      <DataList.Item>
        <DataList.ItemLabel>Status</DataList.ItemLabel>
        <DataList.ItemValue>
          <OrderStatusMark status={order.status} />
        </DataList.ItemValue>
      </DataList.Item>
      <DataList.Item>
        <DataList.ItemLabel>Placed</DataList.ItemLabel>
        <DataList.ItemValue>{formatDateTime(order.createdAt)}</DataList.ItemValue>
      </DataList.Item>
      {order.completedAt !== null && (
        <DataList.Item>
          <DataList.ItemLabel>{order.status === 'CANCELLED' ? 'Cancelled' : 'Completed'}</DataList.ItemLabel>
          <DataList.ItemValue>{formatDateTime(order.completedAt)}</DataList.ItemValue>
        </DataList.Item>
      )}
      <DataList.Item>
        <DataList.ItemLabel>Buyer</DataList.ItemLabel>
        <DataList.ItemValue>
          {order.buyer.name}
          <Text color="fg.muted">{order.buyer.email}</Text>
          {order.buyer.address !== null && <Text color="fg.muted">{order.buyer.address}</Text>}
        </DataList.ItemValue>
      </DataList.Item>
      <DataList.Item>
        <DataList.ItemLabel>Total</DataList.ItemLabel>
        <DataList.ItemValue fontWeight="semibold">{formatPrice(order.totalPrice)}</DataList.ItemValue>
      </DataList.Item>
    </DataList.Root>
  );
}

/** One order, `/account/orders/{id}`; where an order leads once it is placed. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { data, error, loading, refetch } = useOrderDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const isUnknown = order === null || ['ORDER_NOT_FOUND', 'INVALID_REQUEST'].includes(apiErrorOf(error)?.code ?? '');

  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageHeading mb="6">Order {id}</PageHeading>
      {order != null && (
        <Stack gap="8">
          {v.is(justPlaced, state) && (
            <Alert.Root status="success" role="status">
              <Alert.Content>
                <Alert.Title>Thank you, your order is placed</Alert.Title>
                <Alert.Description>
                  We have reserved the stones and sent a confirmation to {order.buyer.email}.
                </Alert.Description>
              </Alert.Content>
            </Alert.Root>
          )}
          <Text color="fg.muted">{statusNote(order.status)}</Text>
          <OrderFacts order={order} />
          <OrderLines order={order} />
          <TextLink to="/account/orders" alignSelf="flex-start">
            All your orders
          </TextLink>
        </Stack>
      )}
      {order == null && isUnknown && !loading && (
        <NothingHere title="No such order" description="There is no order of yours with this number.">
          <ButtonLink to="/account/orders">All your orders</ButtonLink>
        </NothingHere>
      )}
      {order == null && error !== undefined && !isUnknown && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {order == null && loading && <PageSpinner />}
    </Container>
  );
}

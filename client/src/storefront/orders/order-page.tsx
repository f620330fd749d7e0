import { Alert, Stack } from '@chakra-ui/react';
import { useLocation, useParams } from 'react-router-dom';
import * as v from 'valibot';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { useOrderDetailQuery } from '../../graphql/generated/hooks';
import { AccountLayout } from '../../shared/account/account-layout';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink, TextLink } from '../../ui/links';
import { PageSpinner } from '../../ui/page-spinner';
import { OrderView } from './order-view';

/** Set by the cart when it has placed the order. */
const justPlaced = v.object({ isNew: v.literal(true) });

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
    <AccountLayout title={`Order ${id}`}>
      {order != null && (
        <Stack gap="8">
          {v.is(justPlaced, state) && order.status === 'PROCESSING' && (
            <Alert.Root status="success" role="status">
              <Alert.Content>
                <Alert.Title>Thank you, your order is placed</Alert.Title>
                <Alert.Description>
                  We have reserved what is on it for you and sent a confirmation to {order.buyer.email}.
                </Alert.Description>
              </Alert.Content>
            </Alert.Root>
          )}
          <OrderView order={order} refetch={refetch} />
          <TextLink to="/account/orders" alignSelf="flex-start">
            All your orders
          </TextLink>
        </Stack>
      )}
      {order == null && isUnknown && !loading && (
        <EmptyMessage title="No such order" description="There is no order of yours with this number.">
          <ButtonLink to="/account/orders">All your orders</ButtonLink>
        </EmptyMessage>
      )}
      {order == null && error !== undefined && !isUnknown && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {order == null && loading && <PageSpinner />}
    </AccountLayout>
  );
}

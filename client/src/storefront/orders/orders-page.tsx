import { useQuery } from '@apollo/client/react';
import { Table, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../graphql/error-text';
import { MyOrdersDocument, type MyOrdersQuery } from '../../graphql/generated/graphql';
import { AccountLayout } from '../../shared/account/account-layout';
import { Pager } from '../../table/paging/pager';
import { ScrollRegion } from '../../table/rows/scroll-region';
import { formatDate } from '../../ui/dates';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink, TextLink } from '../../ui/links';
import { formatCount, formatMoney, inConfiguredCurrency } from '../../ui/numbers';
import { PageSpinner } from '../../ui/page-spinner';
import { OrderStatusMark } from './order-status';

const PAGE_SIZE = 36;

interface OrderTableProps {
  readonly orders: NonNullable<MyOrdersQuery['myOrders']>['items'];
}

function OrderTable({ orders }: OrderTableProps) {
  return (
    <ScrollRegion label="Your orders">
      <Table.Root size="lg">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Order</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Your reference</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Placed</Table.ColumnHeader>
            <Table.ColumnHeader>Status</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md" textAlign="end">
              Lines
            </Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{inConfiguredCurrency('Total, $')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {orders.map((order) => (
            <Table.Row key={order.id}>
              <Table.Cell py={{ base: '2', md: '0' }}>
                <TextLink to={`/account/orders/${order.id}`}>{order.id}</TextLink>
                {/* On a phone, these columns would push the total off the screen. */}
                <Text hideFrom="md" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  {formatDate(order.createdAt)}
                  {order.reference !== null && <br />}
                  {order.reference}
                </Text>
              </Table.Cell>
              <Table.Cell hideBelow="md">{order.reference ?? '–'}</Table.Cell>
              <Table.Cell hideBelow="md" whiteSpace="nowrap">
                {formatDate(order.createdAt)}
              </Table.Cell>
              <Table.Cell>
                <OrderStatusMark status={order.status} />
              </Table.Cell>
              <Table.Cell hideBelow="md" textAlign="end">
                {formatCount(order.lines.length)}
              </Table.Cell>
              <Table.Cell textAlign="end">{formatMoney(order.totalPrice)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollRegion>
  );
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) - 1 : 0;
}

/** Page that lists the user's orders, newest first, `/account/orders`. */
export default function OrdersPage() {
  const [parameters, setParameters] = useSearchParams();
  const page = pageOf(parameters.get('page'));
  const { data, previousData, error, loading, refetch } = useQuery(MyOrdersDocument, {
    variables: { page: { index: page, size: PAGE_SIZE } },
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? previousData)?.myOrders;

  return (
    <AccountLayout title="Orders">
      {error !== undefined && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {orders != null && orders.items.length > 0 && <OrderTable orders={orders.items} />}
      {orders?.total === 0 && (
        <EmptyMessage title="No orders yet" description="Your orders are listed here with their status.">
          <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
        </EmptyMessage>
      )}
      {orders != null && orders.total > PAGE_SIZE && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={orders.total}
          hrefOf={(target) => `/account/orders?page=${target + 1}`}
          onTurn={(target) => setParameters({ page: String(target + 1) })}
        />
      )}
      {orders == null && error === undefined && <PageSpinner />}
    </AccountLayout>
  );
}

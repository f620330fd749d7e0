import { useQuery } from '@apollo/client/react';
import { Table, Text } from '@chakra-ui/react';
import { OrdersOfUserDocument } from '../../../graphql/generated/graphql';
import { orderStatusLabels, orderStatusTones } from '../../../shared/orders/order-text';
import { formatDate } from '../../../ui/dates';
import { TextLink } from '../../../ui/links';
import { formatCount, formatMoney, inConfiguredCurrency } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { PanelSection } from '../../kit/panel/panel-parts';
import { PanelQuery } from '../../kit/panel/panel-record';
import { orderRecordHref } from '../../kit/record-link';

/** Tab that lists the user's latest orders, with a link to all of them. */
export function OrdersTab({ userId }: { readonly userId: string }) {
  const query = useQuery(OrdersOfUserDocument, { variables: { userId }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelSection title="Orders">
      <PanelQuery
        query={query}
        result={query.data?.orders}
        failure="Error fetching orders"
        isEmpty={({ total }) => total === 0}
        emptyText="No orders yet."
      >
        {({ items, total }) => (
          <>
            <Table.Root size="sm" aria-label="Orders">
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>Order</Table.ColumnHeader>
                  <Table.ColumnHeader>Status</Table.ColumnHeader>
                  <Table.ColumnHeader>Placed</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end">{inConfiguredCurrency('Total, $')}</Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {items.map(({ id, status, createdAt, totalPrice }) => (
                  <Table.Row key={id}>
                    <Table.Cell>
                      <TextLink to={orderRecordHref(id)}>#{id}</TextLink>
                    </Table.Cell>
                    <Table.Cell>
                      <StatusMark tone={orderStatusTones[status]}>{orderStatusLabels[status]}</StatusMark>
                    </Table.Cell>
                    <Table.Cell>{formatDate(createdAt)}</Table.Cell>
                    <Table.Cell textAlign="end">{formatMoney(totalPrice)}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
            <Text>
              <TextLink to={`/admin/orders?buyer=${userId}`}>
                {total === 1 ? 'View in orders' : `View all ${formatCount(total)} in orders`}
              </TextLink>
            </Text>
          </>
        )}
      </PanelQuery>
    </PanelSection>
  );
}

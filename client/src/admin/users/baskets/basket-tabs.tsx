import { useQuery } from '@apollo/client/react';
import { Table, Text } from '@chakra-ui/react';
import {
  type UserBasketLineFragment,
  UserCartDocument,
  UserWishlistDocument,
} from '../../../graphql/generated/graphql';
import { ScrollRegion } from '../../../table/rows/scroll-region';
import { formatDate } from '../../../ui/dates';
import { formatMoney, inConfiguredCurrency } from '../../../ui/numbers';
import { PanelSection } from '../../kit/panel/panel-parts';
import { PanelQuery } from '../../kit/panel/panel-record';

export function WishlistTab({ userId }: { readonly userId: string }) {
  const query = useQuery(UserWishlistDocument, { variables: { userId }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelSection title="Wishlist">
      <PanelQuery
        query={query}
        result={query.data?.userWishlist}
        failure="Error fetching basket items"
        isEmpty={(lines) => lines.length === 0}
        emptyText="The wishlist is empty."
      >
        {(lines) => <BasketLines label="Wishlist" lines={lines} />}
      </PanelQuery>
    </PanelSection>
  );
}

export function CartTab({ userId }: { readonly userId: string }) {
  const query = useQuery(UserCartDocument, { variables: { userId }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelSection title="Cart">
      <PanelQuery
        query={query}
        result={query.data?.userCart}
        failure="Error fetching basket items"
        isEmpty={({ lines }) => lines.length === 0}
        emptyText="The cart is empty."
      >
        {({ lines, totalPrice }) => <BasketLines label="Cart" lines={lines} total={totalPrice} />}
      </PanelQuery>
    </PanelSection>
  );
}

interface BasketLinesProps {
  readonly label: string;
  readonly lines: readonly UserBasketLineFragment[];
  /** Total price of the available items. If omitted, no total is shown. */
  readonly total?: number;
}

/** List of the items in a user's wishlist or cart, at the user's prices. */
function BasketLines({ label, lines, total }: BasketLinesProps) {
  return (
    <ScrollRegion label={label}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Item</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="sm">Added</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{inConfiguredCurrency('User’s price, $')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map(({ id, description, createdAt, price, problem }) => (
            <Table.Row key={id}>
              <Table.Cell whiteSpace="normal">
                {description}
                {problem !== null && (
                  <Text color="danger.fg" textStyle="sm">
                    {problem.explanation}
                  </Text>
                )}
              </Table.Cell>
              <Table.Cell hideBelow="sm" whiteSpace="nowrap">
                {formatDate(createdAt)}
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {formatMoney(price?.total)}
              </Table.Cell>
            </Table.Row>
          ))}
          {total !== undefined && (
            <Table.Row fontWeight="semibold">
              <Table.Cell>Total of available items</Table.Cell>
              <Table.Cell hideBelow="sm" />
              <Table.Cell textAlign="end">{formatMoney(total)}</Table.Cell>
            </Table.Row>
          )}
        </Table.Body>
      </Table.Root>
    </ScrollRegion>
  );
}

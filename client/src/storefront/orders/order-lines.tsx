import { Table, Text } from '@chakra-ui/react';
import { diamondHref } from '../../catalogue/diamonds/diamond-text';
import type { OrderDetailQuery } from '../../graphql/generated/graphql';
import { ScrollRegion } from '../../table/rows/scroll-region';
import { TextLink } from '../../ui/links';
import { formatExactCarats, formatMoney } from '../../ui/numbers';

type Order = NonNullable<OrderDetailQuery['order']>;

interface OrderLinesProps {
  readonly order: Order;
}

function optional(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value);
}

/** What was ordered, at the prices of that moment. */
export function OrderLines({ order }: OrderLinesProps) {
  return (
    <ScrollRegion label="Ordered stones">
      <Table.Root size="lg">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Stock #</Table.ColumnHeader>
            <Table.ColumnHeader>Description</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Carat</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">$/ct</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Total, $</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {order.lines.map((line) => (
            <Table.Row key={line.id}>
              <Table.Cell whiteSpace="nowrap">
                {line.diamond === null ? (
                  line.stockNumber
                ) : (
                  <TextLink to={diamondHref(line)}>{line.stockNumber}</TextLink>
                )}
              </Table.Cell>
              <Table.Cell>
                {line.description}
                {line.lineSet !== null && (
                  <Text as="span" color="fg.subtle">
                    , line set {line.lineSet}
                  </Text>
                )}
              </Table.Cell>
              <Table.Cell textAlign="end">{optional(line.carats, formatExactCarats)}</Table.Cell>
              <Table.Cell textAlign="end">{optional(line.price.perCarat, formatMoney)}</Table.Cell>
              <Table.Cell textAlign="end">{formatMoney(line.price.total)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
        <Table.Footer>
          <Table.Row>
            <Table.Cell colSpan={4}>Total</Table.Cell>
            <Table.Cell textAlign="end">{formatMoney(order.totalPrice)}</Table.Cell>
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </ScrollRegion>
  );
}

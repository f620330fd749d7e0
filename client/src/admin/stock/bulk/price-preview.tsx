import { Box, Table, Text } from '@chakra-ui/react';
import type { StockChangeOutcome } from '../../../graphql/stock/stock-operations';
import { formatCount, formatMoney, formatPercent, inHouseCurrency } from '../../../ui/numbers';

interface PricePreviewProps {
  readonly prices: NonNullable<StockChangeOutcome['prices']>;
  /** How many change. */
  readonly changed: number;
}

/** What a change of prices comes to: the sum before and after, and the first of those that change. */
export function PricePreview({ prices: { sumBefore, sumAfter, rows }, changed }: PricePreviewProps) {
  if (rows.length === 0) {
    return null;
  }
  const percent = sumBefore === 0 ? null : (sumAfter / sumBefore - 1) * 100;
  return (
    <Box mt="3">
      <Text>
        Together {formatMoney(sumBefore)} before, <b>{formatMoney(sumAfter)}</b> after
        {percent !== null && ` (${percent > 0 ? '+' : ''}${formatPercent(percent)} %)`}. Prices of the house, before
        markups; each is rounded half up to the cent.
      </Text>
      <Table.ScrollArea maxHeight="16rem" mt="3" borderTopWidth="1px">
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Stock number</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{inHouseCurrency('Before $')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{inHouseCurrency('After $')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ id, stockNumber, before, after }) => (
              <Table.Row key={id}>
                <Table.Cell whiteSpace="nowrap">{stockNumber}</Table.Cell>
                <Table.Cell textAlign="end">{formatMoney(before)}</Table.Cell>
                <Table.Cell textAlign="end">{formatMoney(after)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {changed > rows.length && <Text color="fg.muted">And {formatCount(changed - rows.length)} more.</Text>}
    </Box>
  );
}

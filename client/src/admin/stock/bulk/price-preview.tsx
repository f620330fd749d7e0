import { Box, Table, Text } from '@chakra-ui/react';
import type { StockChangeOutcome } from '../../../graphql/stock/stock-operations';
import { formatCount, formatMoney, formatPercent, formatPrice, inHouseCurrency } from '../../../ui/numbers';

interface PricePreviewProps {
  readonly prices: NonNullable<StockChangeOutcome['prices']>;
  /** How many change. */
  readonly changed: number;
}

/** The total of the changed items before and after, and the first items with the totals that it adds up. */
export function PricePreview({ prices: { sumBefore, sumAfter, rows }, changed }: PricePreviewProps) {
  if (rows.length === 0) {
    return null;
  }
  const isPerCarat = rows.some(({ before, totalBefore }) => before !== totalBefore);
  const percent = sumBefore === 0 ? null : (sumAfter / sumBefore - 1) * 100;
  return (
    <Box mt="3">
      <Text>
        Total {formatPrice(sumBefore)} before, <b>{formatPrice(sumAfter)}</b> after
        {percent !== null && ` (${percent > 0 ? '+' : ''}${formatPercent(percent)} %)`}. List prices, before markups,
        rounded to the cent.
      </Text>
      <Table.ScrollArea maxHeight="16rem" mt="3" borderTopWidth="1px">
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Stock number</Table.ColumnHeader>
              {isPerCarat && <Table.ColumnHeader textAlign="end">{inHouseCurrency('Per carat, $')}</Table.ColumnHeader>}
              <Table.ColumnHeader textAlign="end">{inHouseCurrency('Before, $')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{inHouseCurrency('After, $')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ id, stockNumber, before, after, totalBefore, totalAfter }) => (
              <Table.Row key={id}>
                <Table.Cell whiteSpace="nowrap">{stockNumber}</Table.Cell>
                {isPerCarat && (
                  <Table.Cell textAlign="end">
                    {formatMoney(before)} → {formatMoney(after)}
                  </Table.Cell>
                )}
                <Table.Cell textAlign="end">{formatMoney(totalBefore)}</Table.Cell>
                <Table.Cell textAlign="end">{formatMoney(totalAfter)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {changed > rows.length && <Text color="fg.muted">And {formatCount(changed - rows.length)} more.</Text>}
    </Box>
  );
}

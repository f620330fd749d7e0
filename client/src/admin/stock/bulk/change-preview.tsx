import { Box, Button, Dialog, Portal, Table, Text } from '@chakra-ui/react';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockChangeOutcome } from '../../../graphql/stock/stock-operations';
import { countOf } from '../../../table/list/list-declaration';
import { formatCount, formatMoney, formatPercent, formatPrice, inConfiguredCurrency } from '../../../ui/numbers';
import { whenClosed } from '../../../ui/when-closed';
import { RefusedTable } from '../../kit/bulk/checked-jobs';
import type { StockPreview } from './use-stock-change';

interface PricePreviewProps {
  readonly prices: NonNullable<StockChangeOutcome['prices']>;
  readonly changed: number;
}

/** Price totals before and after the change, and a table of the first items with their totals. */
function PricePreview({ prices: { sumBefore, sumAfter, rows }, changed }: PricePreviewProps) {
  if (rows.length === 0) {
    return null;
  }
  const isPerCarat = rows.some(({ before, totalBefore }) => before !== totalBefore);
  const percent = sumBefore === 0 ? null : (sumAfter / sumBefore - 1) * 100;
  return (
    <Box mt="3">
      <Text>
        Total {formatPrice(sumBefore)} before, <b>{formatPrice(sumAfter)}</b> after
        {percent !== null && ` (${percent > 0 ? '+' : ''}${formatPercent(percent)}%)`}. List prices, before markups,
        rounded to the cent.
      </Text>
      <Table.ScrollArea maxHeight="16rem" mt="3" borderTopWidth="1px">
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Stock number</Table.ColumnHeader>
              {isPerCarat && (
                <Table.ColumnHeader textAlign="end">{inConfiguredCurrency('Per carat, $')}</Table.ColumnHeader>
              )}
              <Table.ColumnHeader textAlign="end">{inConfiguredCurrency('Before, $')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{inConfiguredCurrency('After, $')}</Table.ColumnHeader>
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

interface ChangePreviewProps {
  readonly declaration: StockDeclaration;
  /** Preview to confirm. Null while the dialog is closed. */
  readonly preview: StockPreview | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function willText({ changed, unchanged, problemCount }: StockChangeOutcome): string {
  const parts = [
    `${formatCount(changed)} will change`,
    ...(unchanged === 0 ? [] : [`${formatCount(unchanged)} unchanged`]),
    ...(problemCount === 0 ? [] : [`${formatCount(problemCount)} cannot be changed`]),
  ];
  return `${parts.join(', ')}.`;
}

/** Confirmation dialog for a bulk change. Shows the number of items to change, and the items that cannot be changed. */
export function ChangePreview({ declaration, preview, isPending, onConfirm, onCancel }: ChangePreviewProps) {
  return (
    <Dialog.Root open={preview !== null} lazyMount unmountOnExit onOpenChange={whenClosed(onCancel)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          {preview !== null && (
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{preview.job.label}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                {'filter' in preview.selection && (
                  <Text mb="2" fontWeight="semibold">
                    All {countOf(preview.outcome.matched, declaration)} in the list, on all pages:
                  </Text>
                )}
                <Text>{willText(preview.outcome)}</Text>
                {preview.outcome.prices !== null && (
                  <PricePreview prices={preview.outcome.prices} changed={preview.outcome.changed} />
                )}
                {preview.outcome.problems.length > 0 && (
                  <Table.ScrollArea maxHeight="18rem" mt="3" borderTopWidth="1px">
                    <RefusedTable
                      rejected={preview.outcome.problems.map(({ id, stockNumber, explanation }) => ({
                        id,
                        name: stockNumber ?? `Item ${id}`,
                        reason: explanation,
                      }))}
                    />
                  </Table.ScrollArea>
                )}
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="ghost" colorPalette="neutral" onClick={onCancel}>
                  Cancel
                </Button>
                <Button disabled={preview.outcome.changed === 0} loading={isPending} onClick={onConfirm}>
                  Change {countOf(preview.outcome.changed, declaration)}
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          )}
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

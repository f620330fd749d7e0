import { Button, Dialog, Portal, Table, Text } from '@chakra-ui/react';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockChangeOutcome } from '../../../graphql/stock/stock-operations';
import { countOf } from '../../../table/list/count-text';
import { formatCount } from '../../../ui/numbers';
import { whenClosed } from '../../../ui/when-closed';
import { RefusedTable } from '../../kit/bulk/refused-table';
import { PricePreview } from './price-preview';
import type { StockPreview } from './use-stock-change';

interface ChangePreviewProps {
  readonly declaration: StockDeclaration;
  /** `null`: nothing is asked. */
  readonly preview: StockPreview | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function willText({ changed, unchanged, problemCount }: StockChangeOutcome): string {
  const parts = [
    `${formatCount(changed)} will change`,
    ...(unchanged === 0 ? [] : [`${formatCount(unchanged)} ${unchanged === 1 ? 'is' : 'are'} so already`]),
    ...(problemCount === 0 ? [] : [`${formatCount(problemCount)} cannot be changed`]),
  ];
  return `${parts.join(', ')}.`;
}

/** Before a change of many: how many it changes, and which it cannot. */
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
                {'filter' in preview.which && (
                  <Text mb="2" fontWeight="semibold">
                    Of {countOf(preview.outcome.matched, declaration)} that the list has, on all its pages:
                  </Text>
                )}
                <Text>{willText(preview.outcome)}</Text>
                {preview.outcome.prices !== null && (
                  <PricePreview prices={preview.outcome.prices} changed={preview.outcome.changed} />
                )}
                {preview.outcome.problems.length > 0 && (
                  <Table.ScrollArea maxHeight="18rem" mt="3" borderTopWidth="1px">
                    <RefusedTable
                      refused={preview.outcome.problems.map(({ id, stockNumber, explanation }) => ({
                        id,
                        name: stockNumber ?? `Number ${id}`,
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

import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { whenClosed } from '../../../ui/when-closed';
import { outcomeText } from './change-each';
import { RefusedTable } from './refused-table';
import type { Bulk } from './use-bulk';

interface BulkOutcomeDialogProps {
  readonly bulk: Bulk;
  /** What a record is called. */
  readonly nameOf: (id: string) => string;
}

/** After a bulk change of which something was refused: which, why, and another try. */
export function BulkOutcomeDialog({ bulk: { failure, progress, retry, dismiss }, nameOf }: BulkOutcomeDialogProps) {
  return (
    <Dialog.Root open={failure !== null} lazyMount unmountOnExit onOpenChange={whenClosed(dismiss)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          {failure !== null && (
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>
                  {failure.job.label}: {outcomeText(failure.outcome)}
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Text mb="3" color="fg.muted">
                  The refused ones are as they were and stay checked.
                </Text>
                <RefusedTable refused={failure.outcome.refused.map((each) => ({ ...each, name: nameOf(each.id) }))} />
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="ghost" colorPalette="neutral" onClick={dismiss}>
                  Close
                </Button>
                <Button loading={progress !== null} onClick={() => void retry()}>
                  Retry {failure.outcome.refused.length}
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          )}
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { attempt, type FailureNotice } from '../failure';
import { showSuccess } from '../success-toast';
import { TypedConfirm } from '../typed-confirm';
import { PanelSection } from './panel-parts';

interface DeleteSectionProps {
  /** Noun for the record, such as "show". */
  readonly noun: string;
  /** Confirmation question that contains the record's name. */
  readonly question: string;
  /** Text that the user must type before deleting. Null if none is required. */
  readonly phrase?: string | null;
  readonly note: string;
  /** Reason why the record cannot be deleted, shown instead of the note. Null if deletion is possible. */
  readonly refusal?: string | null;
  readonly children: ReactNode;
  readonly remove: () => Promise<unknown>;
  readonly failure: FailureNotice;
  readonly doneText: string;
  readonly onDeleted: () => void;
}

/** Section of a panel that deletes the record after confirmation. */
export function DeleteSection({
  noun,
  note,
  refusal = null,
  remove,
  failure,
  doneText,
  onDeleted,
  ...dialog
}: DeleteSectionProps) {
  const { question, phrase = null, children } = dialog;
  const noteId = useId();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isPending, setPending] = useState(false);

  async function deleteRecord(): Promise<void> {
    setPending(true);
    const isDone = await attempt(failure, remove);
    setPending(false);
    setDialogOpen(false);
    if (isDone) {
      showSuccess(doneText);
      onDeleted();
    }
  }

  const dialogProps = {
    isOpen: isDialogOpen,
    title: question,
    confirmLabel: `Delete ${noun}`,
    isPending,
    onConfirm: () => void deleteRecord(),
    onCancel: () => setDialogOpen(false),
    children,
  };
  return (
    <PanelSection title="Delete">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Text id={noteId} color="fg.muted" flex="1 1 14rem">
          {refusal ?? note}
        </Text>
        <Button
          size="sm"
          variant="outline"
          colorPalette="danger"
          flexShrink="0"
          disabled={refusal !== null}
          aria-describedby={noteId}
          onClick={() => setDialogOpen(true)}
        >
          Delete {noun}
        </Button>
      </Flex>
      {phrase === null ? (
        <ConfirmDialog {...dialogProps} isDestructive />
      ) : (
        <TypedConfirm {...dialogProps} phrase={phrase} />
      )}
    </PanelSection>
  );
}

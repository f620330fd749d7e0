import { Button, Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { whenClosed } from './when-closed';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** Question that contains the name of the record. */
  readonly title: string;
  /** Effect of the action, and whether it can be undone. */
  readonly children: ReactNode;
  /** Label of the confirm button. It should begin with a verb: "Delete 3 users". */
  readonly confirmLabel: string;
  /** Label of the cancel button. Set it if "Cancel" would be ambiguous. */
  readonly cancelLabel?: string;
  readonly isDestructive?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Implementation of `ConfirmDialog`, loaded on demand. */
export default function OpenConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDestructive = false,
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      placement="center"
      open={isOpen}
      initialFocusEl={() => cancel.current}
      onOpenChange={whenClosed(onCancel)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancel} variant="ghost" colorPalette="neutral" onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button colorPalette={isDestructive ? 'danger' : 'accent'} loading={isPending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

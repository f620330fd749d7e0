import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';

/** What `ConfirmDialog` loads. */
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
      onOpenChange={({ open }) => {
        if (!open) {
          onCancel();
        }
      }}
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

import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { whenClosed } from '../../../ui/when-closed';

interface DialogFormProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly submitLabel: string;
  readonly isPending?: boolean;
  /** Beside the buttons. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Where the focus goes when it is closed. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** A few fields in a dialog over the editor. The form of the mail behind it hears nothing of its being sent. */
export function DialogForm({ isOpen, title, onCancel, finalFocus, ...form }: DialogFormProps) {
  const { submitLabel, isPending = false, aside, children, onSubmit } = form;
  return (
    <Dialog.Root
      size="sm"
      placement="center"
      open={isOpen}
      lazyMount
      unmountOnExit
      {...(finalFocus !== undefined && { finalFocusEl: finalFocus })}
      onOpenChange={whenClosed(onCancel)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild>
            <form
              noValidate
              onSubmit={(event: FormEvent) => {
                event.preventDefault();
                event.stopPropagation();
                onSubmit();
              }}
            >
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">{children}</Stack>
              </Dialog.Body>
              <Dialog.Footer>
                {aside}
                <Button type="button" variant="ghost" colorPalette="neutral" onClick={onCancel}>
                  Cancel
                </Button>
                <Button type="submit" loading={isPending}>
                  {submitLabel}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

import { Button, type ButtonProps, chakra, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { whenClosed } from '../../ui/when-closed';
import { keepFocus } from '../keep-focus';

interface DialogFrameProps
  extends Pick<Dialog.RootProps, 'role' | 'size' | 'placement' | 'finalFocusEl' | 'onExitComplete'> {
  readonly isOpen: boolean;
  /** Parts of Chakra's `Dialog`, or a single `DialogForm`. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Modal dialog. Its content is remounted each time it opens. */
export function DialogFrame({ isOpen, children, onClose, ...dialog }: DialogFrameProps) {
  return (
    <Dialog.Root {...dialog} open={isOpen} lazyMount unmountOnExit onOpenChange={whenClosed(onClose)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>{children}</Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface DialogFormProps {
  readonly title: ReactNode;
  /** Label of the submit button. It should be a verb. */
  readonly submitLabel: string;
  readonly isPending?: boolean;
  readonly submitProps?: Pick<ButtonProps, 'colorPalette' | 'disabled'>;
  /** Content next to the buttons. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly onSubmit: (event: FormEvent) => unknown;
  readonly onCancel: () => void;
}

/** Form inside a `DialogFrame`, with its buttons. Its submit event does not bubble up to a form behind the dialog. */
export function DialogForm({ title, children, onSubmit, onCancel, ...footer }: DialogFormProps) {
  const { submitLabel, isPending = false, submitProps, aside } = footer;
  return (
    <chakra.form
      noValidate
      display="contents"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void onSubmit(event);
      }}
    >
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">{children}</Stack>
      </Dialog.Body>
      <Dialog.Footer {...keepFocus}>
        {aside}
        <Button variant="ghost" colorPalette="neutral" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending} {...submitProps}>
          {submitLabel}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}

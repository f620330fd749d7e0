import { Button, Dialog, Field, Input, Portal, Stack } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { whenClosed } from '../../ui/when-closed';

interface TypedConfirmProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will be gone for good. */
  readonly children: ReactNode;
  /** What has to be typed, such as the e-mail of the user to delete. */
  readonly phrase: string;
  /** The verb on the button. */
  readonly confirmLabel: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back: the button works once the phrase is typed. */
export function TypedConfirm({ isOpen, onCancel, ...form }: TypedConfirmProps) {
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      placement="center"
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={whenClosed(onCancel)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <TypedConfirmForm {...form} onCancel={onCancel} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function TypedConfirmForm({
  title,
  children,
  phrase,
  confirmLabel,
  isPending,
  onConfirm,
  onCancel,
}: Omit<TypedConfirmProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() === phrase;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isTyped) {
      onConfirm();
    }
  }

  return (
    <form onSubmit={onSubmit}>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {children}
          <Field.Root>
            <Field.Label>
              Type <strong>{phrase}</strong> to confirm
            </Field.Label>
            <Input
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field.Root>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="button" variant="ghost" colorPalette="neutral" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" colorPalette="danger" disabled={!isTyped} loading={isPending}>
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </form>
  );
}

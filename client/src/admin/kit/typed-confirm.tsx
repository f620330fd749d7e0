import { Field, Input } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { DialogForm, DialogFrame } from '../../forms/dialog/dialog-form';

interface TypedConfirmProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Description of the data that will be permanently deleted. */
  readonly children: ReactNode;
  /** Text that must be typed to confirm, such as the email of the user to delete. */
  readonly phrase: string;
  /** Label of the confirm button, such as "Delete". */
  readonly confirmLabel: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation dialog for an irreversible action. The confirm button is enabled when the user has typed the phrase. */
export function TypedConfirm({ isOpen, onCancel, ...form }: TypedConfirmProps) {
  return (
    <DialogFrame role="alertdialog" size="sm" placement="center" isOpen={isOpen} onClose={onCancel}>
      <TypedConfirmForm {...form} onCancel={onCancel} />
    </DialogFrame>
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
  const isConfirmed = typed.trim() === phrase;

  return (
    <DialogForm
      title={title}
      submitLabel={confirmLabel}
      submitProps={{ colorPalette: 'danger', disabled: !isConfirmed }}
      isPending={isPending}
      onSubmit={() => (isConfirmed ? onConfirm() : undefined)}
      onCancel={onCancel}
    >
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
    </DialogForm>
  );
}

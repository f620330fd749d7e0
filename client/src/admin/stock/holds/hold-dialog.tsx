import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { whenClosed } from '../../../ui/when-closed';
import { optionalFutureMoment, toLocalMoment } from '../../kit/moments';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';

/** For whom an item is held, and until when. */
export interface AskedHold {
  readonly user: PickedUser | null;
  /** ISO time; `null`: until somebody ends it. */
  readonly until: string | null;
}

export interface HoldDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly start: AskedHold;
  readonly isPending: boolean;
  readonly onConfirm: (hold: AskedHold) => void;
  readonly onCancel: () => void;
}

const schema = v.object({ until: optionalFutureMoment });

/** Asks for whom an item is to be held, and until when. */
export default function HoldDialog({ isOpen, onCancel, ...form }: HoldDialogProps) {
  return (
    <Dialog.Root open={isOpen} lazyMount unmountOnExit onOpenChange={whenClosed(onCancel)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <HoldForm {...form} onCancel={onCancel} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function HoldForm({ title, start, isPending, onConfirm, onCancel }: Omit<HoldDialogProps, 'isOpen'>) {
  const [user, setUser] = useState(start.user);
  const form = useSchemaForm({
    schema,
    defaultValues: { until: toLocalMoment(start.until) },
    onSubmit: async ({ until }) => onConfirm({ user, until }),
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          <UserPicker
            label="Held for"
            value={user}
            onChange={setUser}
            hint="Empty: for nobody of ours; nobody may buy it."
          />
          <TextField
            control={form.control}
            name="until"
            label="Until"
            type="datetime-local"
            size="sm"
            hint="Empty: until somebody ends it."
            isOptional
          />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="button" variant="ghost" colorPalette="neutral" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending}>
          Hold
        </Button>
      </Dialog.Footer>
    </form>
  );
}

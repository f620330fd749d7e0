import { Button, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import * as v from 'valibot';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { whenClosed } from '../../../ui/when-closed';
import { optionalFutureMoment, toLocalMoment } from '../../kit/moments';
import { RadioGroup } from '../../kit/parts/radio-group';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';
import type { StatusChange } from './status-change';
import { stockStatuses, stockStatusLabels, stockStatusMeanings } from './stock-status';

interface StatusDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What is chosen at first. */
  readonly start: StatusChange;
  /** The buyer of `start`. */
  readonly holder: PickedUser | null;
  readonly isPending: boolean;
  readonly onConfirm: (change: StatusChange) => void;
  readonly onCancel: () => void;
}

const schema = v.variant('status', [
  v.object({ status: v.literal('HOLD'), until: optionalFutureMoment }),
  v.object({
    status: v.picklist(['AVAILABLE', 'SUSPENDED', 'MEMO']),
    until: v.pipe(
      v.string(),
      v.transform(() => null),
    ),
  }),
]);

/** Asks where a stone or several shall stand; for a hold also for whom and until when. */
export function StatusDialog({ isOpen, onCancel, ...form }: StatusDialogProps) {
  return (
    <Dialog.Root open={isOpen} lazyMount unmountOnExit onOpenChange={whenClosed(onCancel)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <StatusForm {...form} onCancel={onCancel} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function StatusForm({ title, start, holder, isPending, onConfirm, onCancel }: Omit<StatusDialogProps, 'isOpen'>) {
  const [buyer, setBuyer] = useState(holder);
  const form = useSchemaForm({
    schema,
    defaultValues: { status: start.status, until: toLocalMoment(start.holdUntil) },
    onSubmit: async ({ status, until }) => {
      onConfirm({ status, holdUserId: buyer?.id ?? null, holdUntil: until });
    },
  });
  const { field: status } = useController({ control: form.control, name: 'status' });

  return (
    <form onSubmit={form.submit} noValidate>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          <RadioGroup.Root
            aria-label="Status"
            value={status.value}
            onValueChange={({ value }) => status.onChange(value)}
          >
            <Stack gap="3">
              {stockStatuses.map((each) => (
                <RadioGroup.Item key={each} value={each}>
                  <RadioGroup.ItemHiddenInput onBlur={status.onBlur} />
                  <RadioGroup.ItemIndicator />
                  <RadioGroup.ItemText>
                    {stockStatusLabels[each]}
                    <Text as="span" display="block" color="fg.muted">
                      {stockStatusMeanings[each]}
                    </Text>
                  </RadioGroup.ItemText>
                </RadioGroup.Item>
              ))}
            </Stack>
          </RadioGroup.Root>
          {status.value === 'HOLD' && (
            <>
              <UserPicker
                label="Held for"
                value={buyer}
                onChange={setBuyer}
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
            </>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="button" variant="ghost" colorPalette="neutral" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending}>
          Set status
        </Button>
      </Dialog.Footer>
    </form>
  );
}

import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import * as v from 'valibot';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { optionalFutureMoment, toLocalMoment } from '../../../forms/moments';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { RadioGroup } from '../../kit/parts/radio-group';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';
import { holdEndField, holderField } from '../holds/use-hold-change';
import { type StatusChange, stockStatuses, stockStatusLabels, stockStatusMeanings } from './status-change';

interface StatusDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly start: StatusChange;
  /** Customer of the current hold. Null if there is none. */
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

/** Dialog that asks for the status of one or more stones. For a hold, also asks for the customer and the end time. */
export function StatusDialog({ isOpen, onCancel, ...form }: StatusDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onCancel}>
      <StatusForm {...form} onCancel={onCancel} />
    </DialogFrame>
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
    <DialogForm title={title} submitLabel="Set status" isPending={isPending} onSubmit={form.submit} onCancel={onCancel}>
      <RadioGroup.Root aria-label="Status" value={status.value} onValueChange={({ value }) => status.onChange(value)}>
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
          <UserPicker {...holderField} value={buyer} onChange={setBuyer} />
          <TextField control={form.control} {...holdEndField} />
        </>
      )}
    </DialogForm>
  );
}

import { useState } from 'react';
import * as v from 'valibot';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { optionalFutureMoment, toLocalMoment } from '../../../forms/moments';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';
import { holdEndField, holderField } from './use-hold-change';

/** Customer and end time entered for a hold. */
export interface HoldInput {
  readonly user: PickedUser | null;
  /** End time in ISO 8601 format. Null for a hold without an end. */
  readonly until: string | null;
}

export interface HoldDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly start: HoldInput;
  readonly isPending: boolean;
  readonly onConfirm: (hold: HoldInput) => void;
  readonly onCancel: () => void;
}

const schema = v.object({ until: optionalFutureMoment });

/** Dialog that asks for the customer and the end time of a hold. */
export default function HoldDialog({ isOpen, onCancel, ...form }: HoldDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onCancel}>
      <HoldForm {...form} onCancel={onCancel} />
    </DialogFrame>
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
    <DialogForm title={title} submitLabel="Hold" isPending={isPending} onSubmit={form.submit} onCancel={onCancel}>
      <UserPicker {...holderField} value={user} onChange={setUser} />
      <TextField control={form.control} {...holdEndField} />
    </DialogForm>
  );
}

import * as v from 'valibot';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';

export interface OrderDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Called with the ID of an order, or `new`. */
  readonly onConfirm: (order: string) => Promise<void>;
  readonly onCancel: () => void;
  /** Called when the closing animation has ended. */
  readonly onClosed: () => void;
}

const schema = v.object({
  order: v.pipe(v.string(), v.trim(), v.regex(/^#?\d*$/, 'Enter an order number such as 22')),
});

/** Dialog that asks for the order to add stock items to: an existing order or a new one. */
export default function OrderDialog({ isOpen, onCancel, onClosed, ...form }: OrderDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onCancel} onExitComplete={onClosed}>
      <OrderForm {...form} onCancel={onCancel} />
    </DialogFrame>
  );
}

function OrderForm({ title, onConfirm, onCancel }: Omit<OrderDialogProps, 'isOpen' | 'onClosed'>) {
  const form = useSchemaForm({
    schema,
    defaultValues: { order: '' },
    onSubmit: ({ order }) => {
      const id = order.replace('#', '');
      return onConfirm(id === '' ? 'new' : id);
    },
  });
  return (
    <DialogForm
      title={title}
      submitLabel="Continue"
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <TextField
        control={form.control}
        name="order"
        label="Order number"
        hint="Leave blank to create a new order."
        size="sm"
        isOptional
      />
    </DialogForm>
  );
}

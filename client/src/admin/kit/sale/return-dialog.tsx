import { useApolloClient, useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { FormErrors } from '../../../forms/form-errors';
import { TextAreaField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { ReturnToStockDocument } from '../../../graphql/generated/graphql';
import { showSuccess } from '../success-toast';

export interface ReturnDialogProps {
  readonly isOpen: boolean;
  readonly orderId: string;
  readonly lineId: string;
  readonly stockNumber: string;
  readonly onClose: () => void;
}

const schema = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Enter a reason'),
    v.maxLength(500, 'Enter at most 500 characters'),
  ),
});

/** Dialog that asks for the reason and returns a sold item to stock. */
export default function ReturnDialog({ isOpen, ...form }: ReturnDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={form.onClose}>
      <ReturnForm {...form} />
    </DialogFrame>
  );
}

function ReturnForm({ orderId, lineId, stockNumber, onClose }: Omit<ReturnDialogProps, 'isOpen'>) {
  const client = useApolloClient();
  const [returnToStock] = useMutation(ReturnToStockDocument);
  const form = useSchemaForm({
    schema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await returnToStock({ variables: { input: { orderId, lineIds: [lineId], reason } } });
      onClose();
      showSuccess(`${stockNumber} is back in stock`);
      await client.refetchQueries({ include: 'active' });
    },
  });
  return (
    <DialogForm
      title={`Return ${stockNumber} to stock`}
      submitLabel="Return to stock"
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      <FormErrors control={form.control} />
      <Text>The item becomes available again. Order {orderId} and its invoice do not change.</Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        hint="Shown in the order history, which the buyer can read."
        size="sm"
      />
    </DialogForm>
  );
}

import * as v from 'valibot';
import { CheckboxField } from '../../../../forms/checkbox-field';
import { DialogForm } from '../../../../forms/dialog/dialog-form';
import { DialogFrame } from '../../../../forms/dialog/dialog-frame';
import { requiredText } from '../../../../forms/field-rules';
import { FormErrors } from '../../../../forms/form-errors';
import { TextField } from '../../../../forms/text-field';
import { useSchemaForm } from '../../../../forms/use-schema-form';
import { announced } from '../../failure';

const viewForm = v.object({ name: requiredText('Enter a name', 80), isShared: v.boolean() });

/** A view's name, and whether others see it. */
type NamedView = v.InferOutput<typeof viewForm>;

interface ViewDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What it is called so far. */
  readonly view: NamedView;
  readonly onSave: (view: NamedView) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewDialog({ isOpen, onClose, ...form }: ViewDialogProps) {
  return (
    <DialogFrame size="sm" placement="center" isOpen={isOpen} onClose={onClose}>
      <ViewForm {...form} onClose={onClose} />
    </DialogFrame>
  );
}

function ViewForm({ title, view, onSave, onClose }: Omit<ViewDialogProps, 'isOpen'>) {
  const form = useSchemaForm({
    schema: viewForm,
    defaultValues: view,
    onSubmit: (values) =>
      announced('Error saving view', async () => {
        await onSave(values);
        onClose();
      }),
  });
  const { control } = form;
  return (
    <DialogForm
      title={title}
      submitLabel="Save"
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      <FormErrors control={control} />
      <TextField control={control} name="name" label="Name" />
      <CheckboxField control={control} name="isShared" label="Other administrators see it, too" />
    </DialogForm>
  );
}

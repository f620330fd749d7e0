import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import * as v from 'valibot';
import { CheckboxField } from '../../../../forms/checkbox-field';
import { requiredText } from '../../../../forms/field-rules';
import { FormErrors } from '../../../../forms/form-errors';
import { TextField } from '../../../../forms/text-field';
import { useSchemaForm } from '../../../../forms/use-schema-form';
import { whenClosed } from '../../../../ui/when-closed';
import { announceFailure } from '../../failure';

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
export function ViewDialog({ isOpen, title, onClose, ...form }: ViewDialogProps) {
  return (
    <Dialog.Root size="sm" placement="center" open={isOpen} lazyMount unmountOnExit onOpenChange={whenClosed(onClose)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <ViewForm {...form} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function ViewForm({ view, onSave, onClose }: Pick<ViewDialogProps, 'view' | 'onSave' | 'onClose'>) {
  const form = useSchemaForm({
    schema: viewForm,
    defaultValues: view,
    onSubmit: async (values) => {
      try {
        await onSave(values);
        onClose();
      } catch (error) {
        announceFailure('Error saving view', error);
        throw error;
      }
    },
  });
  const { control } = form;
  return (
    <form noValidate onSubmit={form.submit}>
      <Dialog.Body>
        <Stack gap="4">
          <FormErrors control={control} />
          <TextField control={control} name="name" label="Name" />
          <CheckboxField control={control} name="isShared" label="Other administrators see it, too" />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Save
        </Button>
      </Dialog.Footer>
    </form>
  );
}

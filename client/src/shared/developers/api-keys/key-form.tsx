import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DialogForm } from '../../../forms/dialog/dialog-form';
import { FormErrors } from '../../../forms/form-errors';
import { CheckListField } from '../../../forms/lists/check-list-field';
import { LinesField } from '../../../forms/lists/lines-field';
import { NumberField } from '../../../forms/number-field';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { useCredentialOwner } from '../credential-owner';
import { ModeField } from '../mode-field';
import { type FilledKey, keySchema, type TypedKey } from './key-fields';
import { scopeChoices } from './key-text';

interface KeyFormProps {
  readonly title: ReactNode;
  readonly submitLabel: string;
  readonly start: TypedKey;
  /** True for a new key. It can be live or test; the mode cannot be changed later. */
  readonly isNew?: boolean;
  /** Errors thrown by this function are shown next to the form fields. */
  readonly onSubmit: (key: FilledKey) => Promise<void>;
  readonly onCancel: () => void;
}

/** Form for the name, scopes, expiry date and limits of a key. */
export function KeyForm({ title, submitLabel, start, isNew = false, onSubmit, onCancel }: KeyFormProps) {
  const { isAdministrator } = useCredentialOwner();
  const form = useSchemaForm({
    schema: keySchema,
    defaultValues: start,
    onSubmit,
  });
  const { control, formState } = form;

  return (
    <DialogForm
      title={title}
      submitLabel={submitLabel}
      isPending={formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <FormErrors control={control} />
      <TextField
        control={control}
        name="name"
        label="Name"
        hint="A name to recognise the key, such as the name of the software"
      />
      <CheckListField control={control} name="scopes" label="Scopes" choices={scopeChoices} />
      {isNew && (
        <ModeField
          control={control}
          name="mode"
          label="Mode"
          hint="A test key can read the same stock. Its orders and holds reserve no items and are deleted after seven days."
        />
      )}
      <TextField
        control={control}
        name="expiresAt"
        label="Expires"
        type="datetime-local"
        hint="Leave blank if the key should not expire"
        isOptional
      />
      <LinesField
        control={control}
        name="addressRanges"
        label="Allowed IP addresses"
        hint="Addresses or ranges such as 192.0.2.0/24, one per line. Leave blank to allow any address."
        isOptional
      />
      {isAdministrator && (
        <>
          <Flex gap="4">
            <NumberField control={control} name="budget.limit" label="Budget" isOptional="quietly" />
            <NumberField
              control={control}
              name="budget.restorePerSecond"
              label="Refill per second"
              isOptional="quietly"
            />
          </Flex>
          <Text textStyle="sm" color="fg.subtle">
            Leave blank for the default budget.
          </Text>
        </>
      )}
    </DialogForm>
  );
}

import { Checkbox, Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from './bound-field';

interface CheckboxFieldOptions {
  readonly label: ReactNode;
}

/** Yes or no. */
export function CheckboxField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
}: Omit<BoundField<TValues, TContext, TOutput>, 'label' | 'isOptional'> & CheckboxFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field.Root invalid={fieldState.error !== undefined} width="auto">
      <Checkbox.Root
        name={field.name}
        checked={field.value === true}
        disabled={field.disabled}
        onCheckedChange={({ checked }) => field.onChange(checked === true)}
      >
        <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
  );
}

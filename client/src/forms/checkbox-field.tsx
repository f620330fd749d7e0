import { Field } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '../ui/inputs/checkbox';
import type { BoundField } from './bound-field';

interface CheckboxFieldOptions {
  readonly label: ReactNode;
}

/** Form field with a checkbox. */
export function CheckboxField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
}: Pick<BoundField<TValues, TContext, TOutput>, 'control' | 'name'> & CheckboxFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  const errorText = useId();
  const isInvalid = fieldState.error !== undefined;
  return (
    <Field.Root invalid={isInvalid} ids={{ errorText }} width="auto">
      <Checkbox
        name={field.name}
        isChecked={field.value === true}
        disabled={field.disabled}
        aria-invalid={isInvalid}
        aria-errormessage={isInvalid ? errorText : undefined}
        onChange={field.onChange}
        ref={field.ref}
        onBlur={field.onBlur}
      >
        {label}
      </Checkbox>
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
  );
}

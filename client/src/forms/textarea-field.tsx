import { Textarea } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';

/** Several lines of text. */
export function TextareaField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  rows = 3,
}: BoundField<TValues, TContext, TOutput> & { readonly rows?: number }) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Textarea rows={rows} {...field} value={field.value ?? ''} />
    </FieldFrame>
  );
}

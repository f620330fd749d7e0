import { Textarea } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';

interface TextAreaFieldOptions {
  readonly rows?: number;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Several lines of text. */
export function TextAreaField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  rows = 3,
  size,
}: BoundField<TValues, TContext, TOutput> & TextAreaFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Textarea rows={rows} autoresize maxHeight="16rem" size={size} {...field} value={field.value ?? ''} />
    </FieldFrame>
  );
}

import { Textarea } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';

interface TextareaFieldOptions {
  /** Lines that are seen at once. */
  readonly rows?: number;
  /** What stands there while nothing is typed. */
  readonly placeholder?: string | undefined;
}

/** A text of several lines. */
export function TextareaField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  rows = 3,
  placeholder,
}: BoundField<TValues, TContext, TOutput> & TextareaFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Textarea rows={rows} placeholder={placeholder} {...field} value={field.value ?? ''} />
    </FieldFrame>
  );
}

import { Input, type InputProps, Textarea } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';

interface TextAreaFieldOptions {
  /** Initial number of lines. The field grows with its content. */
  readonly rows?: number;
  readonly placeholder?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Multi-line text field. */
export function TextAreaField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  rows = 3,
  placeholder,
  size,
}: BoundField<TValues, TContext, TOutput> & TextAreaFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Textarea
        rows={rows}
        placeholder={placeholder}
        autoresize
        maxHeight="16rem"
        size={size}
        {...field}
        value={field.value ?? ''}
      />
    </FieldFrame>
  );
}

interface TextFieldOptions {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local';
  /** Value of the HTML `autocomplete` attribute. */
  readonly autoComplete?: InputProps['autoComplete'];
  readonly inputMode?: InputProps['inputMode'];
  readonly autoFocus?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly isDisabled?: boolean;
}

/** Single-line text field. */
export function TextField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  isDisabled = false,
  ...input
}: BoundField<TValues, TContext, TOutput> & TextFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Input {...input} {...field} disabled={isDisabled} value={field.value ?? ''} />
    </FieldFrame>
  );
}

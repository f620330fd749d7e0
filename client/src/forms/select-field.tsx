import { NativeSelect } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from './bound-field';
import type { Choice } from './choice';
import { FieldFrame } from './field-frame';

interface SelectFieldOptions {
  readonly choices: readonly Choice[];
  /** The entry for "nothing chosen", whose value is the empty text. */
  readonly placeholder?: string;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** One of a few values; for a long list take `ComboboxField`. */
export function SelectField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  choices,
  placeholder,
  size,
}: BoundField<TValues, TContext, TOutput> & SelectFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <NativeSelect.Root size={size}>
        <NativeSelect.Field {...field} value={field.value ?? ''}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

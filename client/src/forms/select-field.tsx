import { NativeSelect } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';

/** Value and label of an option. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Alternative codes and names that the search matches, such as `USA`. */
  readonly aliases?: readonly string[];
  /** True if the choice cannot be selected. In that case, the label contains the reason. */
  readonly isDisabled?: boolean;
}

type ReferenceEntry = { id: string; name: string; aliases?: readonly string[] } | { id: string; label: string };

/** Converts reference data to choices. */
export function toChoices(entries: readonly ReferenceEntry[]): Choice[] {
  return entries.map((entry) => ({
    value: entry.id,
    label: 'name' in entry ? entry.name : entry.label,
    ...('aliases' in entry && entry.aliases !== undefined && { aliases: entry.aliases }),
  }));
}

interface SelectFieldOptions {
  readonly choices: readonly Choice[];
  /** Label of the empty choice. Its value is an empty string. */
  readonly placeholder?: string;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Select field for a short list. Use `ComboboxField` for a long one. */
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

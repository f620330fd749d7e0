import { Group, Input, InputAddon } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import { inConfiguredCurrency } from '../ui/numbers';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';

interface NumberFieldOptions {
  /** Unit shown after the input: `ct`, `mm`, `%`. `$` is replaced with the configured currency. */
  readonly unit?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Value shown in place of the form value, if it is calculated from other fields. */
  readonly derived?: string | undefined;
  /** Called when the user types, before the form is updated. */
  readonly onTyped?: () => void;
}

/**
 * Number input. The form stores the typed text, which its schema parses (`numberFromText`). Incomplete input such as
 * `1.` is therefore not rewritten while typing.
 */
export function NumberField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  unit,
  size,
  derived,
  onTyped,
}: BoundField<TValues, TContext, TOutput> & NumberFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Group attached width="full">
        <Input
          inputMode="decimal"
          autoComplete="off"
          size={size}
          {...field}
          value={derived ?? field.value ?? ''}
          onChange={(event) => {
            onTyped?.();
            field.onChange(event);
          }}
        />
        {unit !== undefined && <InputAddon size={size}>{inConfiguredCurrency(unit)}</InputAddon>}
      </Group>
    </FieldFrame>
  );
}

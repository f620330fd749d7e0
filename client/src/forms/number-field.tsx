import { Group, Input, InputAddon } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import { inHouseCurrency } from '../ui/numbers';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';

interface NumberFieldOptions {
  /** Stands behind the input: `ct`, `mm`, `%`; `$` is the currency of the house. */
  readonly unit?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Shown in place of what the form holds: the value that follows from other fields. */
  readonly derived?: string | undefined;
  /** Called when the user types, before the form takes the text. */
  readonly onTyped?: () => void;
}

/**
 * A number as it is typed: the form holds text, its schema turns it into a number (`numberFromText`),
 * so that half-typed input such as `1.` is never rewritten under the fingers.
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
        {unit !== undefined && <InputAddon size={size}>{inHouseCurrency(unit)}</InputAddon>}
      </Group>
    </FieldFrame>
  );
}

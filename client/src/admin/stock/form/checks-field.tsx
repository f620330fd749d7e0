import { Checkbox, CheckboxGroup, Flex } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from '../../../forms/bound-field';
import type { Choice } from '../../../forms/choice';
import { FieldFrame } from '../../../forms/field-frame';

interface ChecksFieldOptions {
  readonly choices: readonly Choice[];
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Several of a few values. The form holds those of the chosen ones. */
export function ChecksField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  choices,
  size,
}: BoundField<TValues, TContext, TOutput> & ChecksFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <CheckboxGroup value={field.value ?? []} onValueChange={field.onChange} aria-label={label}>
        <Flex wrap="wrap" columnGap="4" rowGap="2">
          {choices.map((choice) => (
            <Checkbox.Root key={choice.value} value={choice.value} size={size}>
              <Checkbox.HiddenInput onBlur={field.onBlur} />
              <Checkbox.Control />
              <Checkbox.Label>{choice.label}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Flex>
      </CheckboxGroup>
    </FieldFrame>
  );
}

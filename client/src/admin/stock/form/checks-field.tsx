import { Flex } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from '../../../forms/bound-field';
import type { Choice } from '../../../forms/choice';
import { FieldFrame } from '../../../forms/field-frame';
import { Checkbox } from '../../../ui/inputs/checkbox';

interface ChecksFieldOptions {
  readonly choices: readonly Choice[];
  readonly size?: 'sm' | 'md';
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
  const chosen: readonly string[] = field.value ?? [];
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Flex role="group" aria-label={label} wrap="wrap" columnGap="4" rowGap="2">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            size={size}
            isChecked={chosen.includes(choice.value)}
            onChange={(isChosen) =>
              field.onChange(isChosen ? [...chosen, choice.value] : chosen.filter((each) => each !== choice.value))
            }
            onBlur={field.onBlur}
          >
            {choice.label}
          </Checkbox>
        ))}
      </Flex>
    </FieldFrame>
  );
}

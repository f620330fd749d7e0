import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '../../ui/inputs/checkbox';
import type { BoundField } from '../bound-field';
import { Fieldset } from '../fieldset';

/** Option in a list of checkboxes. */
export interface CheckChoice {
  readonly value: string;
  readonly label: string;
  /** Explanation. Set it if the label needs one. */
  readonly hint?: string;
}

interface CheckListFieldOptions {
  readonly choices: readonly CheckChoice[];
}

/** Form field with a checkbox for each choice. The form stores the selected values in the order of the choices. */
export function CheckListField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  choices,
}: Omit<BoundField<TValues, TContext, TOutput>, 'isOptional'> & CheckListFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  const checked: readonly unknown[] = Array.isArray(field.value) ? field.value : [];

  function check(value: string, isChecked: boolean): void {
    field.onChange(
      choices.map((choice) => choice.value).filter((each) => (each === value ? isChecked : checked.includes(each))),
    );
  }

  return (
    <Fieldset.Root invalid={fieldState.invalid} gap="2">
      <Fieldset.Legend textStyle="xs" fontWeight="normal" color="fg.muted" mb="2">
        {label}
      </Fieldset.Legend>
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="6" rowGap="2">
        {choices.map((choice, index) => (
          <Checkbox
            key={choice.value}
            ref={index === 0 ? field.ref : undefined}
            isChecked={checked.includes(choice.value)}
            onBlur={field.onBlur}
            onChange={(isChecked) => check(choice.value, isChecked)}
          >
            {choice.label}
            {choice.hint !== undefined && (
              <Box as="span" display="block" textStyle="sm" color="fg.muted">
                {choice.hint}
              </Box>
            )}
          </Checkbox>
        ))}
      </SimpleGrid>
      {hint !== undefined && (
        <Text textStyle="sm" color="fg.subtle">
          {hint}
        </Text>
      )}
      <Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

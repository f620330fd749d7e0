import { Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import * as v from 'valibot';
import type { BoundField } from '../../forms/bound-field';
import { Segments } from '../../ui/inputs/segments';

/** Validation schema for the mode, live or test. */
export const mode = v.picklist(['live', 'test']);

const modes = [
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
] as const;

/** Form field for choosing live or test mode. */
export function ModeField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
}: Omit<BoundField<TValues, TContext, TOutput>, 'isOptional'>) {
  const { field } = useController({ control, name });
  const id = useId();
  return (
    <Stack gap="1" align="start">
      <Text id={id} textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Segments aria-labelledby={id} segments={modes} value={v.parse(mode, field.value)} onChange={field.onChange} />
      {hint !== undefined && (
        <Text textStyle="sm" color="fg.subtle">
          {hint}
        </Text>
      )}
    </Stack>
  );
}

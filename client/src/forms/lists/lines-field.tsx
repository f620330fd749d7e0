import { Textarea } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from '../bound-field';
import { FieldFrame } from '../field-frame';

const messageOf = (error: unknown): string | undefined =>
  error instanceof Object && 'message' in error && typeof error.message === 'string' ? error.message : undefined;

/** Returns the error of the field, or of the first invalid line. */
function errorIn(error: unknown): string | undefined {
  if (!Array.isArray(error)) {
    return messageOf(error);
  }
  const lines: readonly unknown[] = error;
  const index = lines.findIndex((line) => messageOf(line) !== undefined);
  return index === -1 ? undefined : `Entry ${index + 1}: ${messageOf(lines[index])}`;
}

/** Form field for a list of strings, one per line. The form stores all lines; the schema removes blank lines. */
export function LinesField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
}: BoundField<TValues, TContext, TOutput>) {
  const { field, fieldState } = useController({ control, name });
  const lines: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={errorIn(fieldState.error)}>
      <Textarea
        rows={2}
        autoresize
        maxHeight="16rem"
        {...field}
        value={lines.join('\n')}
        onChange={({ target }) => field.onChange(target.value === '' ? [] : target.value.split('\n'))}
      />
    </FieldFrame>
  );
}

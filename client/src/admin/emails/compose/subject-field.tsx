import { Flex, Input } from '@chakra-ui/react';
import { useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FieldFrame } from '../../../forms/field-frame';
import { PlaceholderMenu } from '../editor/placeholder-menu';

interface SubjectFieldProps<TValues extends FieldValues, TContext, TOutput> {
  readonly control: Control<TValues, TContext, TOutput>;
  readonly name: FieldPath<TValues>;
}

/** The subject of a mail in a form: one line, into which placeholders are put where the caret stands. */
export function SubjectField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
}: SubjectFieldProps<TValues, TContext, TOutput>) {
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);

  function insert(code: string): void {
    const { current } = input;
    if (current !== null) {
      const { selectionStart, selectionEnd, value } = current;
      current.setRangeText(`{{${code}}}`, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
      field.onChange(current.value);
    }
  }

  return (
    <FieldFrame label="Subject" error={fieldState.error?.message}>
      <Flex gap="1" width="full" align="center">
        <Input
          {...field}
          flex="1"
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
        />
        <PlaceholderMenu label="Placeholder in the subject" onChoose={insert} onClosed={() => input.current?.focus()} />
      </Flex>
    </FieldFrame>
  );
}

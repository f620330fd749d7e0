import { chakra, Flex, Input, Text, useSlotRecipe } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FieldFrame } from '../../../forms/field-frame';
import { MailEditor } from '../editor/email-editor';
import { PlaceholderMenu } from '../editor/placeholder-menu';

interface SubjectFieldProps<TValues extends FieldValues, TContext, TOutput> {
  readonly control: Control<TValues, TContext, TOutput>;
  readonly name: FieldPath<TValues>;
}

/** Field for the email subject. Placeholders are inserted at the cursor position. */
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

interface BodyFieldProps<TValues extends FieldValues, TContext, TOutput> {
  readonly control: Control<TValues, TContext, TOutput>;
  readonly name: FieldPath<TValues>;
}

/** Field for the email body. The initial value is only read on mount: change the key to reset the field. */
export function BodyField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
}: BodyFieldProps<TValues, TContext, TOutput>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const styles = useSlotRecipe({ key: 'field' })();
  const ids = { control: `${id}text`, label: `${id}label`, description: `${id}said` };
  const message = fieldState.error?.message;
  return (
    <chakra.div>
      <chakra.span id={ids.label} css={styles.label} mb="1">
        Text
      </chakra.span>
      <MailEditor
        value={String(field.value ?? '')}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ids={ids}
        isInvalid={message !== undefined}
        fieldRef={field.ref}
      />
      <Text
        id={ids.description}
        mt="1"
        color="fg.error"
        display="flex"
        gap="1"
        alignItems="center"
        _empty={{ display: 'none' }}
      >
        {message !== undefined && (
          <>
            <CircleAlert aria-hidden size="1em" strokeWidth={1.5} />
            {message}
          </>
        )}
      </Text>
    </chakra.div>
  );
}

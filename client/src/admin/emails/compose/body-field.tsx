import { chakra, Text, useSlotRecipe } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { MailEditor } from '../editor/mail-editor';

interface BodyFieldProps<TValues extends FieldValues, TContext, TOutput> {
  readonly control: Control<TValues, TContext, TOutput>;
  readonly name: FieldPath<TValues>;
}

/** The text of a mail in a form. What it begins with is read once: give it another key to have it begin anew. */
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

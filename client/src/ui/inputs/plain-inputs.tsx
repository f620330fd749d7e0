import {
  Box,
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type InputProps,
  type TextareaProps,
  useSlotRecipe,
} from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

// Inputs outside of forms. They look like those of forms, and need none of the code that ties a form's label, hint and
// error to its input: what names them and what is wrong with them, they are told as attributes.

export const PlainInput = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input');

export const PlainTextarea = createRecipeContext({ key: 'textarea' }).withContext<HTMLTextAreaElement, TextareaProps>(
  'textarea',
);

interface PlainSelectProps extends Omit<HTMLChakraProps<'select'>, 'size'> {
  /** `md`: as high as an input of a form. */
  readonly size?: 'sm' | 'md';
}

/** As wide as its longest option. */
export function PlainSelect({ size = 'sm', ...props }: PlainSelectProps) {
  const styles = useSlotRecipe({ key: 'nativeSelect' })({ size });
  return (
    <Box css={styles.root} width="auto">
      <chakra.select css={styles.field} {...props} />
      <Box css={styles.indicator}>
        <ChevronDown aria-hidden />
      </Box>
    </Box>
  );
}

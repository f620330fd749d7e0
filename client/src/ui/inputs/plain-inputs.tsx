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

// Inputs outside forms. They look like form fields, without the code that connects label, hint and error; pass those
// as ARIA attributes.

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

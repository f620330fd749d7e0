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

// Inputs for use outside of forms. They look like form fields, but do not associate a label, hint or error with the
// input. Set ARIA attributes instead.

export const PlainInput = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input');

export const PlainTextarea = createRecipeContext({ key: 'textarea' }).withContext<HTMLTextAreaElement, TextareaProps>(
  'textarea',
);

interface PlainSelectProps extends Omit<HTMLChakraProps<'select'>, 'size'> {
  /** `md` has the same height as form inputs. */
  readonly size?: 'sm' | 'md';
}

/** Select field that is as wide as its longest option. */
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

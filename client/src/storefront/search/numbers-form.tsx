import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { numbersHref } from '../../shared/search/search-address';
import { MAX_PASTED_NUMBERS, readPastedNumbers } from '../../table/filters/values/pasted-numbers';
import { PlainTextarea } from '../../ui/inputs/plain-inputs';
import { formatCount } from '../../ui/numbers';

interface NumbersFormProps {
  /** Numbers that the field contains initially. */
  readonly numbers: readonly string[];
}

/** Form for entering a list of stock or report numbers. */
export function NumbersForm({ numbers: initialNumbers }: NumbersFormProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(initialNumbers.join('\n'));
  const id = useId();
  const numbers = readPastedNumbers(text);
  const isTooMany = numbers.length > MAX_PASTED_NUMBERS;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (numbers.length > 0 && !isTooMany) {
          navigate(numbersHref(numbers));
        }
      }}
    >
      <Stack gap="2" maxW="40rem" align="flex-start">
        <Box asChild textStyle="md" fontWeight="semibold">
          <label htmlFor={id}>Stock or report numbers</label>
        </Box>
        <PlainTextarea
          id={id}
          rows={8}
          value={text}
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooMany}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <Text id={`${id}-hint`} textStyle="sm" color={isTooMany ? 'danger.fg' : 'fg.muted'} role="status">
          {isTooMany
            ? `${formatCount(numbers.length)} numbers: you can look up at most ${MAX_PASTED_NUMBERS} at a time`
            : 'One per line, or with any separator. Case, spaces and dashes are ignored.'}
        </Text>
        <Button type="submit" disabled={numbers.length === 0 || isTooMany}>
          {numbers.length > 1 ? `Look up ${formatCount(numbers.length)} numbers` : 'Look up'}
        </Button>
      </Stack>
    </form>
  );
}

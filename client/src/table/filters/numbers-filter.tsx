import { Button, Field, Stack, Textarea } from '@chakra-ui/react';
import { formatCount } from '../../ui/numbers';
import { useDraft } from './use-draft';
import type { FilterValue } from './values/filter-value';
import { MOST_PASTED_NUMBERS, readPastedNumbers } from './values/pasted-numbers';

interface NumbersFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

/** A field to paste many numbers into. */
export function NumbersFilter({ label, value, onChange }: NumbersFilterProps) {
  const committed = value?.kind === 'numbers' ? value.numbers.join('\n') : '';
  // What was found is listed one under the other, however it was pasted.
  const [draft, setDraft] = useDraft<string, { readonly text: string }>(committed, () => false);
  const text = draft?.text ?? committed;
  const numbers = readPastedNumbers(text);
  const isTooMany = numbers.length > MOST_PASTED_NUMBERS;

  return (
    <Field.Root invalid={isTooMany}>
      <Stack gap="2" width="full">
        <Textarea
          size="sm"
          rows={3}
          aria-label={label}
          placeholder="One per line, or with any separator"
          value={text}
          onChange={(event) => setDraft({ text: event.target.value })}
        />
        <Field.ErrorText>
          {formatCount(numbers.length)} numbers: at most {MOST_PASTED_NUMBERS} can be looked up at once
        </Field.ErrorText>
        <Button
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          disabled={isTooMany || text === committed}
          onClick={() => onChange(numbers.length === 0 ? null : { kind: 'numbers', numbers })}
        >
          {numbers.length > 1 ? `Find ${formatCount(numbers.length)} numbers` : 'Find'}
        </Button>
      </Stack>
    </Field.Root>
  );
}

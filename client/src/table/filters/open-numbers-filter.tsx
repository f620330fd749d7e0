import { Button, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { PlainTextarea } from '../../ui/inputs/plain-inputs';
import { formatCount } from '../../ui/numbers';
import { FilterProblem } from './filter-problem';
import { useDraft } from './use-draft';
import type { FilterValue } from './values/filter-value';
import { MAX_PASTED_NUMBERS, readPastedNumbers } from './values/pasted-numbers';

export interface NumbersFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

/** Filter control with a field for pasting many numbers. */
export default function NumbersFilter({ label, value, onChange }: NumbersFilterProps) {
  const committed = value?.kind === 'numbers' ? value.numbers.join('\n') : '';
  // Shows the recognized numbers one per line.
  const [draft, setDraft] = useDraft<string, { readonly text: string }>(committed, () => false);
  const text = draft?.text ?? committed;
  const numbers = readPastedNumbers(text);
  const problemId = useId();
  const isTooMany = numbers.length > MAX_PASTED_NUMBERS;

  return (
    <Stack gap="2" width="full">
      <PlainTextarea
        size="sm"
        rows={3}
        aria-label={label}
        aria-invalid={isTooMany}
        aria-errormessage={isTooMany ? problemId : undefined}
        placeholder="One per line, or with any separator"
        value={text}
        onChange={(event) => setDraft({ text: event.target.value })}
      />
      <FilterProblem id={problemId}>
        {isTooMany && `${formatCount(numbers.length)} numbers: you can look up at most ${MAX_PASTED_NUMBERS} at a time`}
      </FilterProblem>
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
  );
}

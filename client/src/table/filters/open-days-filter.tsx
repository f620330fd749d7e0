import { HStack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { PlainInput } from '../../ui/inputs/plain-inputs';
import { FilterProblem } from './filter-problem';
import { useDraft } from './use-draft';
import { type DayRange, readDays, writeDays } from './values/days';
import type { FilterValue } from './values/filter-value';
import { dayOfEnd } from './values/local-day';

const UNBOUNDED: DayRange = { from: null, to: null };
const daysOf = (value: FilterValue | undefined): DayRange => (value?.kind === 'days' ? value.days : UNBOUNDED);

export interface DaysFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

/** Filter control for a range of days. */
export default function DaysFilter({ label, value, onChange }: DaysFilterProps) {
  // A range that ends before it starts is not applied until it is corrected.
  const [draft, setDraft] = useDraft(
    value,
    (typed: DayRange, current) => writeDays(typed) === writeDays(daysOf(current)),
  );
  const days = draft ?? daysOf(value);
  const problemId = useId();
  const isEmpty = days.from === null && days.to === null;
  const problem = isEmpty || readDays(writeDays(days)) !== null ? null : '“From” is after “to”';

  function choose(end: keyof DayRange, day: string): void {
    const next = { ...days, [end]: day === '' ? null : day };
    setDraft(next);
    const range = readDays(writeDays(next));
    if (range !== null || (next.from === null && next.to === null)) {
      onChange(range === null ? null : { kind: 'days', days: range });
    }
  }

  const input = (end: keyof DayRange) => (
    <PlainInput
      type="date"
      size="sm"
      aria-label={`${label}, ${end}`}
      aria-invalid={problem !== null}
      aria-errormessage={problem === null ? undefined : problemId}
      value={dayOfEnd(days[end])}
      onChange={(event) => choose(end, event.target.value)}
    />
  );
  return (
    <>
      <HStack gap="2">
        {input('from')}
        <Text color="fg.subtle" aria-hidden>
          –
        </Text>
        {input('to')}
      </HStack>
      <FilterProblem id={problemId}>{problem}</FilterProblem>
    </>
  );
}

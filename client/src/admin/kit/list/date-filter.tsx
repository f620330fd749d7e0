import { Field, Input, Stack } from '@chakra-ui/react';
import type { OwnControlProps } from '../../../table/filters/filter-control';
import type { QueryFilter } from '../../../table/filters/filter-field';
import { chosenOptions, type FilterValues } from '../../../table/filters/values/filter-value';
import { listFilter } from '../../../table/list/list-filter';
import { formatDate } from '../../../ui/dates';

/** A day as addresses have it: `from.2026-11-23`. */
const DAY = /^(from|to)\.(\d{4}-\d{2}-\d{2})$/;

type End = 'from' | 'to';

/** The first or the last moment of a day in the reader's time; `null` for what is no day. */
function momentOf(end: End, day: string): string | null {
  const moment = new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function dayOf(values: readonly string[], end: End): string {
  return values.map((value) => DAY.exec(value)).find((match) => match?.[1] === end)?.[2] ?? '';
}

/** The closed range of instants that days of an address mean; nothing for what are none. */
export function dateRange(field: string, values: readonly string[]): QueryFilter {
  const min = momentOf('from', dayOf(values, 'from'));
  const max = momentOf('to', dayOf(values, 'to'));
  const isCrossed = min !== null && max !== null && min > max;
  return (min === null && max === null) || isCrossed ? {} : { [field]: { min, max } };
}

function DateFilter({ label, value, onChange }: OwnControlProps) {
  const values = chosenOptions(value);
  const change = (end: End, day: string) => {
    const others = values.filter((each) => !each.startsWith(`${end}.`));
    const next = day === '' ? others : [...others, `${end}.${day}`];
    onChange(next.length === 0 ? null : { kind: 'options', values: next });
  };
  const [from, to] = [dayOf(values, 'from'), dayOf(values, 'to')];
  const isCrossed = from !== '' && to !== '' && from > to;
  return (
    <Stack gap="3">
      <Field.Root>
        <Field.Label>{label} from</Field.Label>
        <Input type="date" size="sm" value={from} onChange={(event) => change('from', event.target.value)} />
      </Field.Root>
      <Field.Root invalid={isCrossed}>
        <Field.Label>{label} until</Field.Label>
        <Input type="date" size="sm" value={to} onChange={(event) => change('to', event.target.value)} />
        <Field.ErrorText>This day comes before the first one</Field.ErrorText>
      </Field.Root>
    </Stack>
  );
}

/** A filter of a list by days, both included, with the list's choices for it. `field` takes a range of instants. */
export function dateFilter(facts: { readonly field: string; readonly id: string; readonly label: string }) {
  return {
    filter: listFilter({
      ...facts,
      kind: 'options',
      settledKind: 'range',
      control: DateFilter,
      apply: (values) => dateRange(facts.field, values),
    }),
    useChoices: (values: FilterValues) => ({
      [facts.id]: chosenOptions(values[facts.id]).flatMap((value) => {
        const [, end, day] = DAY.exec(value) ?? [];
        return day === undefined
          ? []
          : [{ value, label: `${end === 'from' ? 'from' : 'until'} ${formatDate(`${day}T12:00:00`)}`, count: null }];
      }),
    }),
  };
}

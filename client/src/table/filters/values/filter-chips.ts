import { formatMeasure } from '../../../ui/numbers';
import type { Facets } from '../facets';
import type { FilterField, RangeField } from '../filter-field';
import { describeDays } from './days';
import { type FilterValue, type FilterValues, type NumberRange, toggleOption } from './filter-value';

/** Chip for an active filter value, and the filter value that remains after the chip is removed. */
export interface FilterChip {
  readonly key: string;
  readonly fieldId: string;
  /** Chip label: `Shape: Princess`. */
  readonly text: string;
  readonly without: FilterValue | null;
}

/** Formats a range of numbers. `1.02 ct or more`, `up to 2 ct`, `1.02–2 ct` */
export function describeRange({ unit }: Pick<RangeField<never>, 'unit'>, { min, max }: NumberRange): string {
  const withUnit = (text: string) => (unit === '' ? text : `${text} ${unit}`);
  if (min === null) {
    return max === null ? 'any' : withUnit(`up to ${formatMeasure(max)}`);
  }
  if (max === null) {
    return `${withUnit(formatMeasure(min))} or more`;
  }
  return withUnit(min === max ? formatMeasure(min) : `${formatMeasure(min)}–${formatMeasure(max)}`);
}

function textsOf<Query>(field: FilterField<Query>, value: FilterValue): string {
  switch (value.kind) {
    case 'range':
      return field.kind === 'range' ? describeRange(field, value.range) : '';
    case 'days':
      return describeDays(value.days);
    case 'toggle':
      return value.isOn ? 'yes' : 'no';
    case 'text':
      return `“${value.text}”`;
    case 'numbers':
      return value.numbers.length === 1 ? (value.numbers[0] ?? '') : `${value.numbers.length} numbers`;
    case 'options':
      return value.values.join(', ');
  }
}

function chipsOf<Query>(field: FilterField<Query>, value: FilterValue, facets: Facets): FilterChip[] {
  if (value.kind !== 'options') {
    const text = `${field.label}: ${textsOf(field, value)}`;
    return [{ key: field.id, fieldId: field.id, text, without: null }];
  }
  return value.values.map((option) => {
    const label = facets.options[field.id]?.find((each) => each.value === option)?.label ?? option;
    const key = `${field.id}=${option}`;
    return { key, fieldId: field.id, text: `${field.label}: ${label}`, without: toggleOption(value, option) };
  });
}

/** Returns the chips of the active filters: one per selected option, and one for each filter of another kind. */
export function filterChips<Query>(
  fields: readonly FilterField<Query>[],
  values: FilterValues,
  facets: Facets,
): readonly FilterChip[] {
  return fields.flatMap((field) => {
    const value = values[field.id];
    return value === undefined ? [] : chipsOf(field, value, facets);
  });
}

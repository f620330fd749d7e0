import type { DayRange } from './values/days';
import type { FilterValue, FilterValues, NumberRange } from './values/filter-value';

/** Part of a list query's filter input. The schema defines its names and values. */
export type QueryFilter = Readonly<Record<string, unknown>>;

interface FieldBase {
  /** Short, readable name used in the URL. */
  readonly id: string;
  readonly label: string;
}

/** Filter that matches any of several values. */
export interface OptionsField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'options';
  readonly apply: (values: string[]) => Partial<Query>;
}

/** Filter for an inclusive range of numbers. */
export interface RangeField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'range';
  /** Unit shown after each number, such as `ct`; an empty string if there is none. */
  readonly unit: string;
  /** Amount by which the arrow keys change the value. It also sets the precision: 0.01 allows two decimals. */
  readonly step: number;
  readonly apply: (range: NumberRange) => Partial<Query>;
}

/** Filter for a range of days, including both ends. */
export interface DaysField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'days';
  readonly apply: (days: DayRange) => Partial<Query>;
}

/** Boolean filter. If it is not set, both values match. */
export interface ToggleField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'toggle';
  readonly apply: (isOn: boolean) => Partial<Query>;
}

/** Filter for free text. */
export interface TextField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'text';
  /** Placeholder of the text field. */
  readonly hint?: string | undefined;
  readonly apply: (text: string) => Partial<Query>;
}

/** Filter for a pasted list of numbers, such as stock numbers. */
export interface NumbersField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'numbers';
  readonly apply: (numbers: string[]) => Partial<Query>;
}

/** Filter of a list: its name, its kind, and its conversion to a query filter. */
export type FilterField<Query = QueryFilter> =
  | OptionsField<Query>
  | RangeField<Query>
  | DaysField<Query>
  | ToggleField<Query>
  | TextField<Query>
  | NumbersField<Query>;

function contribution<Query>(field: FilterField<Query>, value: FilterValue | undefined): Partial<Query> {
  switch (field.kind) {
    case 'options':
      return value?.kind === 'options' ? field.apply([...value.values]) : {};
    case 'range':
      return value?.kind === 'range' ? field.apply(value.range) : {};
    case 'days':
      return value?.kind === 'days' ? field.apply(value.days) : {};
    case 'toggle':
      return value?.kind === 'toggle' ? field.apply(value.isOn) : {};
    case 'text':
      return value?.kind === 'text' ? field.apply(value.text) : {};
    case 'numbers':
      return value?.kind === 'numbers' ? field.apply([...value.numbers]) : {};
  }
}

/** Converts the active filter values to a query filter. */
export function toQueryFilter<Query>(fields: readonly FilterField<Query>[], values: FilterValues): Partial<Query> {
  const query: Partial<Query> = {};
  for (const field of fields) {
    Object.assign(query, contribution(field, values[field.id]));
  }
  return query;
}

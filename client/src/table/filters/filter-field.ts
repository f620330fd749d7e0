import type { DayRange } from './values/days';
import type { FilterValue, FilterValues, NumberRange } from './values/filter-value';

/** Part of the filter input of a list query. Names and values are defined by the schema. */
export type QueryFilter = Readonly<Record<string, unknown>>;

interface FieldBase {
  /** Short, readable name in the URL. */
  readonly id: string;
  readonly label: string;
}

/** Filter by any of several values. */
export interface OptionsField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'options';
  readonly apply: (values: string[]) => Partial<Query>;
}

/** Filter by a closed range of numbers. */
export interface RangeField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'range';
  /** Unit after each number, such as `ct`; empty if there is none. */
  readonly unit: string;
  /** Step of the arrow keys. Also sets the precision: 0.01 allows two decimals. */
  readonly step: number;
  readonly apply: (range: NumberRange) => Partial<Query>;
}

/** Filter by a range of days, both included. */
export interface DaysField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'days';
  readonly apply: (days: DayRange) => Partial<Query>;
}

/** Boolean filter. If not set, both values match. */
export interface ToggleField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'toggle';
  readonly apply: (isOn: boolean) => Partial<Query>;
}

/** Filter by free text. */
export interface TextField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'text';
  /** Placeholder of the empty field. */
  readonly hint?: string | undefined;
  readonly apply: (text: string) => Partial<Query>;
}

/** Filter by a pasted list of numbers, such as stock numbers. */
export interface NumbersField<Query = QueryFilter> extends FieldBase {
  readonly kind: 'numbers';
  readonly apply: (numbers: string[]) => Partial<Query>;
}

/** Filter of a list: name, kind, and conversion to the query filter. */
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

/** Returns the query filter for the active values. */
export function toQueryFilter<Query>(fields: readonly FilterField<Query>[], values: FilterValues): Partial<Query> {
  const query: Partial<Query> = {};
  for (const field of fields) {
    Object.assign(query, contribution(field, values[field.id]));
  }
  return query;
}

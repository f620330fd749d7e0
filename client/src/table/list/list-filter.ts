import { inConfiguredCurrency } from '../../ui/numbers';
import type { FilterField, QueryFilter } from '../filters/filter-field';
import { instantsOf } from '../filters/values/days';
import type { ListFilter } from './list-declaration';

/** Properties of a filter. Omitted properties are derived from its name. */
export type FilterFacts = Partial<Pick<ListFilter, 'id' | 'facet' | 'fold' | 'control' | 'isAlwaysOffered'>> & {
  readonly kind: ListFilter['kind'];
  readonly label: string;
  /** Field of the list's filter input. */
  readonly field: string;
  /** Labels of options. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Unit of a range. */
  readonly unit?: string;
  /** Step of a range for the arrow keys. */
  readonly step?: number;
  /** Placeholder of a text field. */
  readonly hint?: string;
  /** Overrides the query filter. Default: the value under the filter's name. */
  readonly apply?: (values: string[]) => QueryFilter;
};

/** Returns the default URL name of a filter: `shapeIds` → `shape`. */
function urlName(field: string): string {
  return field === 'text' ? 'q' : field.replace(/Ids$/, '');
}

function fieldOf({
  kind,
  label,
  field,
  id = urlName(field),
  labels,
  unit = '',
  step = 1,
  hint,
  apply,
}: FilterFacts): FilterField {
  const base = { id, label };
  switch (kind) {
    case 'options': {
      // Omits empty lists and unknown values, which the server rejects.
      const labelsOf = (values: string[]) =>
        values.filter((value) => labels === undefined || Object.hasOwn(labels, value));
      const toInput = (values: string[]) => (values.length === 0 ? {} : { [field]: values });
      return { ...base, kind, apply: apply ?? ((values) => toInput(labelsOf(values))) };
    }
    case 'range':
      return { ...base, kind, unit: inConfiguredCurrency(unit), step, apply: (range) => ({ [field]: range }) };
    case 'days':
      return { ...base, kind, apply: (days) => ({ [field]: instantsOf(days) }) };
    case 'toggle':
      return { ...base, kind, apply: (isOn) => ({ [field]: isOn }) };
    case 'text':
      return { ...base, kind, hint, apply: (text) => ({ [field]: text }) };
    case 'numbers':
      return { ...base, kind, apply: apply ?? ((numbers) => ({ [field]: numbers })) };
  }
}

/** Creates a filter by its name in the list's filter input. */
export function listFilter(facts: FilterFacts): ListFilter {
  const { field, facet = null, labels, fold, control, isAlwaysOffered } = facts;
  const options =
    labels === undefined ? undefined : Object.entries(labels).map(([value, label]) => ({ value, label, count: null }));
  return { ...fieldOf(facts), field, facet, options, fold, control, isAlwaysOffered };
}

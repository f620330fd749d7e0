import { inConfiguredCurrency } from '../../ui/numbers';
import type { FilterField, QueryFilter } from '../filters/filter-field';
import { instantsOf } from '../filters/values/days';
import type { ListFilter } from './list-declaration';

/** Properties of a filter. Omitted properties are derived from its name. */
export type FilterFacts = Partial<Pick<ListFilter, 'id' | 'facet' | 'fold' | 'control' | 'isAlwaysOffered'>> & {
  readonly kind: ListFilter['kind'];
  readonly label: string;
  /** Field name in the list's filter input. */
  readonly field: string;
  /** Option labels. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Unit of a range filter. */
  readonly unit?: string;
  /** Amount by which the arrow keys change the value of a range filter. */
  readonly step?: number;
  /** Placeholder of a text filter. */
  readonly hint?: string;
  /** Overrides the query filter. By default, the value is set under the filter's field name. */
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
      // Omits empty lists and unknown values, because the server rejects them.
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

/** Creates a filter from its field name in the list's filter input. */
export function listFilter(facts: FilterFacts): ListFilter {
  const { field, facet = null, labels, fold, control, isAlwaysOffered } = facts;
  const options =
    labels === undefined ? undefined : Object.entries(labels).map(([value, label]) => ({ value, label, count: null }));
  return { ...fieldOf(facts), field, facet, options, fold, control, isAlwaysOffered };
}

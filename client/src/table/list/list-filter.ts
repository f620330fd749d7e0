import { inHouseCurrency } from '../../ui/numbers';
import type { FilterField, QueryFilter } from '../filters/filter-field';
import { instantsOf } from '../filters/values/days';
import type { ListFilter } from './list-declaration';

/** What is to be said of a filter; the rest follows from its name. */
export type FilterFacts = Partial<Pick<ListFilter, 'id' | 'facet' | 'fold' | 'control' | 'isAlwaysOffered'>> & {
  readonly kind: ListFilter['kind'];
  readonly label: string;
  /** Its name in the list's filter input. */
  readonly field: string;
  /** Of options: what each of the possible values is called. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Of a range. */
  readonly unit?: string;
  /** Of a range: what an arrow key adds. */
  readonly step?: number;
  /** Of a text: what can be found by it. */
  readonly hint?: string;
  /** Where it is not simply the value under the filter's name. */
  readonly apply?: (values: string[]) => QueryFilter;
};

/** `shapeIds` → `shape`: how a filter is called in the URL unless it says otherwise. */
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
      // The server refuses an empty list, and values that it does not know.
      const meant = (values: string[]) =>
        values.filter((value) => labels === undefined || Object.hasOwn(labels, value));
      const pass = (values: string[]) => (values.length === 0 ? {} : { [field]: values });
      return { ...base, kind, apply: apply ?? ((values) => pass(meant(values))) };
    }
    case 'range':
      return { ...base, kind, unit: inHouseCurrency(unit), step, apply: (range) => ({ [field]: range }) };
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

/** A filter of a list by its name in the list's filter input. */
export function listFilter(facts: FilterFacts): ListFilter {
  const { field, facet = null, labels, fold, control, isAlwaysOffered } = facts;
  const options =
    labels === undefined ? undefined : Object.entries(labels).map(([value, label]) => ({ value, label, count: null }));
  return { ...fieldOf(facts), field, facet, options, fold, control, isAlwaysOffered };
}

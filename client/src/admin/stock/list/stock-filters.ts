import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import type { ListFilter } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { shortName } from './stock-columns';

const kinds = { options: 'options', range: 'range', toggle: 'toggle', text: 'text', texts: 'numbers' } as const;

/** What an arrow key adds: amounts go by whole ones, weights and measures by hundredths. */
function stepOf({ value }: StockFieldDeclaration): number {
  return value === 'money' || value === 'integer' ? 1 : 0.01;
}

function filterOf(field: StockFieldDeclaration): readonly ListFilter[] {
  const { name, label, unit, filter, facet } = field;
  // One of several pages, or somebody: what a plain control cannot ask.
  if (filter === null || filter.kind === 'option' || field.value === 'user') {
    return [];
  }
  return [
    listFilter({
      field: filter.name,
      id: shortName(name),
      kind: kinds[filter.kind],
      label: filter.kind === 'texts' ? `${label}s` : label,
      unit: unit ?? '',
      step: stepOf(field),
      facet,
    }),
  ];
}

/** The filters of a type: the search, a type's own ones, and those that its fields declare. */
export function stockFilters({ fields }: StockDeclaration, own: readonly ListFilter[] = []): readonly ListFilter[] {
  const search = listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Number or words' });
  const declared = fields.flatMap(filterOf).filter(({ id }) => own.every((each) => each.id !== id));
  return [search, ...own, ...declared];
}

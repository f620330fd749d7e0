import type { ReferenceListName, StockDeclaration, StockFieldDeclaration } from '../../graphql/stock/stock-declaration';
import type { OwnControl } from '../../table/filters/filter-control';
import { OptionSteps } from '../../table/filters/option-steps';
import type { ListFilter } from '../../table/list/list-declaration';
import { type FilterFacts, listFilter } from '../../table/list/list-filter';
import { PICKED_ORDER } from '../../table/list/list-parts';
import { ShapeTiles } from './shape-tiles';
import { choiceLabels, isReadBy, type StockViewer } from './stock-columns';

/**
 * Filter controls by reference list: steps for short scales, drawings for shapes. Other reference lists use a plain
 * list.
 */
const controls: Readonly<Partial<Record<ReferenceListName, OwnControl>>> = {
  shapes: ShapeTiles,
  colors: OptionSteps,
  clarities: OptionSteps,
  cuts: OptionSteps,
  polishes: OptionSteps,
  symmetries: OptionSteps,
  fluorescences: OptionSteps,
};

/** Returns the step by which the arrow keys change the value of a number field. */
function stepOf({ value, unit }: StockFieldDeclaration): number {
  if (value === 'money' || value === 'integer') {
    return 1;
  }
  return unit === '%' || unit === '°' ? 0.1 : 0.01;
}

const kinds = { options: 'options', range: 'range', toggle: 'toggle', text: 'text' } as const;

function factsOf(stock: StockDeclaration, field: StockFieldDeclaration): FilterFacts | null {
  const { filter, label, facet, unit, options } = field;
  // Skips `option` filters, which are used for shop pages, and `texts` filters, which are used for pasted numbers.
  if (filter === null || filter.kind === 'option' || filter.kind === 'texts') {
    return null;
  }
  return {
    field: filter.name,
    kind: field.value === 'moment' && filter.kind === 'range' ? 'days' : kinds[filter.kind],
    label,
    facet,
    unit: unit ?? '',
    step: stepOf(field),
    ...(options === undefined
      ? {}
      : 'list' in options
        ? { control: controls[options.list] }
        : { labels: choiceLabels(stock, field.name) }),
  };
}

/** Text filter that searches for numbers and words in several fields. */
const search = { field: 'text', kind: 'text', label: 'Search' } as const;

/** Filter for pasted stock numbers and other item numbers. See `usePastedNumbers`. */
const pasted = {
  field: 'ids',
  id: PICKED_ORDER,
  kind: 'numbers',
  label: 'Stock or report numbers',
  apply: () => ({}),
  isAlwaysOffered: true,
} as const;

/** Returns a viewer's filters for a stock type. `special` overrides filters by their input name. */
export function stockFilters(
  stock: StockDeclaration,
  viewer: StockViewer,
  special: readonly (Partial<FilterFacts> & { readonly field: string })[] = [],
): readonly ListFilter[] {
  const declared = stock.fields
    .filter(({ filter }) => filter !== null && isReadBy(filter, viewer))
    .flatMap((field) => factsOf(stock, field) ?? []);
  // Filters that are not based on a field, such as the shop page.
  const others = special.flatMap(({ kind, label, ...facts }) =>
    kind === undefined || label === undefined || declared.some(({ field }) => field === facts.field)
      ? []
      : [{ ...facts, kind, label }],
  );
  return [search, pasted, ...declared, ...others].map((facts) =>
    listFilter({ ...facts, ...special.find(({ field }) => field === facts.field) }),
  );
}

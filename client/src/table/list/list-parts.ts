import type { FacetOption, Facets } from '../filters/facets';
import type { ColumnOrder, TableShape } from '../state/table-state';
import type { Choices, ListColumn, ListDeclaration, ListedRow, ListFilter } from './list-declaration';
import type { CountedFacet, SortLevel } from './list-source';
import type { FilterSetting, PageSettings } from './page-settings';

/** Column ID for sorting by the order in which rows were selected, such as the order of pasted numbers. */
export const PICKED_ORDER = 'no';

/** Returns true if the list is sorted by the order of selection. */
export function isPickedOrder(sort: readonly ColumnOrder[]): boolean {
  return sort[0]?.column === PICKED_ORDER;
}

/** Page size used if there are no page settings. */
const DEFAULT_PAGE_SIZE = 36;

/** Columns and filters that a page offers, taken from the declaration and adjusted by the page settings. */
export interface ListParts<Row, Sort extends string> {
  /** Offered columns in order. The first one contains the row's name. */
  readonly columns: readonly ListColumn<Row, Sort>[];
  /** Offered filters in order. */
  readonly offered: readonly ListFilter[];
  /** All filters that a URL can set. The offered filters come first. */
  readonly fields: readonly ListFilter[];
  /** Page settings of the offered filters, by filter ID. */
  readonly filterSettings: ReadonlyMap<string, FilterSetting>;
  readonly pageSize: number;
  readonly shape: TableShape;
}

/** Maps each filter kind in page settings to the corresponding filter kinds of the client. */
const kinds: Readonly<Record<FilterSetting['kind'], readonly ListFilter['kind'][]>> = {
  MULTISELECT: ['options'],
  RANGE: ['range', 'days'],
  TEXT: ['text'],
  TOGGLE: ['toggle'],
};

/** Returns the default sort column. It may be a column that the page does not offer. */
function firstSort<Row extends ListedRow, Sort extends string>(
  { columns, sort }: ListDeclaration<Row, Sort>,
  settings: PageSettings | null,
) {
  const { field, direction } = settings?.defaultSort ?? sort;
  const column = columns.find((each) => each.sort === field);
  return column === undefined ? [] : [{ column: column.id, isDescending: direction === 'DESC' }];
}

/** Returns the filter that a page setting refers to. Null if the client has no filter with that name and kind. */
function filterOfSetting(filters: readonly ListFilter[], { field, kind, label }: FilterSetting): ListFilter | null {
  const match = filters.find((each) => each.field === field && kinds[kind].includes(each.kind));
  return match === undefined ? null : { ...match, label };
}

/**
 * Returns the columns and filters that a page offers. Without page settings, returns everything in the declaration,
 * in its order.
 */
export function listParts<Row extends ListedRow, Sort extends string>(
  declaration: ListDeclaration<Row, Sort>,
  settings: PageSettings | null,
): ListParts<Row, Sort> {
  const [name, ...others] = declaration.columns;
  const chosen =
    settings === null ? others : settings.columns.flatMap((path) => others.filter((column) => column.path === path));

  const filterSettings = new Map<string, FilterSetting>();
  const ordered = (settings?.filters ?? []).flatMap((filter) => {
    const field = filter.isActive ? filterOfSetting(declaration.filters, filter) : null;
    if (field === null || filterSettings.has(field.id)) {
      return [];
    }
    filterSettings.set(field.id, filter);
    return [field];
  });
  const tools = declaration.filters.filter(
    ({ id, isAlwaysOffered }) => isAlwaysOffered === true && !filterSettings.has(id),
  );
  const offered = settings === null ? declaration.filters : [...ordered, ...tools];
  const fields = [...offered, ...declaration.filters.filter(({ id }) => offered.every((each) => each.id !== id))];

  return {
    columns: name === undefined ? chosen : [name, ...chosen],
    offered,
    fields,
    filterSettings,
    pageSize: settings?.pageSize ?? DEFAULT_PAGE_SIZE,
    shape: {
      fields,
      sortable: [
        ...declaration.columns.flatMap(({ id, sort }) => (sort === null ? [] : [id])),
        ...(declaration.usePicked === undefined ? [] : [PICKED_ORDER]),
      ],
      defaultSort: firstSort(declaration, settings),
    },
  };
}

/** Converts the list's sort order to sort levels for the server. */
export function sortLevels<Row, Sort extends string>(
  sort: TableShape['defaultSort'],
  columns: readonly ListColumn<Row, Sort>[],
): SortLevel<Sort>[] {
  return sort.flatMap(({ column, isDescending }) => {
    const field = columns.find(({ id }) => id === column)?.sort ?? null;
    return field === null ? [] : [{ field, direction: isDescending ? 'DESC' : 'ASC' }];
  });
}

function optionsOf(
  field: ListFilter,
  setting: FilterSetting | undefined,
  choices: readonly FacetOption[] | undefined,
  counted: CountedFacet | undefined,
): readonly FacetOption[] {
  const options = counted?.__typename === 'OptionFacet' ? counted.options : null;
  const countOf = (value: string) =>
    options?.find((option) => option.value === value)?.count ?? (options === null ? null : 0);
  if (setting !== undefined && setting.options.length > 0) {
    return setting.options.map(({ value, label, imageUrl }) => ({ value, label, imageUrl, count: countOf(value) }));
  }
  if (choices !== undefined) {
    return choices;
  }
  if (field.options !== undefined) {
    return field.options.map((option) => ({ ...option, count: countOf(option.value) }));
  }
  return options === null ? [] : (field.fold?.(options) ?? options);
}

/** Returns the filter options: from the page settings if set, otherwise the static options, otherwise the facets. */
export function listFacets(
  { fields, filterSettings }: Pick<ListParts<unknown, string>, 'fields' | 'filterSettings'>,
  choices: Choices,
  counted: readonly CountedFacet[],
): Facets {
  const facetOf = ({ facet }: ListFilter) => counted.find(({ field }) => facet !== null && field === facet);
  return {
    options: Object.fromEntries(
      fields
        .filter(({ kind }) => kind === 'options' || kind === 'toggle')
        .map((field) => [field.id, optionsOf(field, filterSettings.get(field.id), choices[field.id], facetOf(field))]),
    ),
    ranges: Object.fromEntries(
      fields.flatMap((field) => {
        const facet = facetOf(field);
        return facet?.__typename === 'RangeFacet' ? [[field.id, facet]] : [];
      }),
    ),
  };
}

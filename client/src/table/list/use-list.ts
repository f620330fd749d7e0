import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import type { ExportedList } from '../../graphql/generated/graphql';
import type { Facets } from '../filters/facets';
import { type QueryFilter, toQueryFilter } from '../filters/filter-field';
import { type FilterChip, filterChips } from '../filters/values/filter-chips';
import { type FilterValue, type FilterValues, withFilter } from '../filters/values/filter-value';
import { type CheckedRows, useCheckedRows } from '../rows/checked-rows';
import { visibleColumns } from '../state/table-column';
import { type TableControls, useTableState } from '../state/use-table-state';
import type { ListColumn, ListDeclaration, ListedRow, ListFilter } from './list-declaration';
import { listFacets, listParts, PICKED_ORDER, sortLevels } from './list-parts';
import type { CountedFacet, ListSource, ListVariables } from './list-source';
import type { PageSettings } from './page-settings';
import { type ListRows, useListRows } from './use-list-rows';
import { type PageSettingsState, usePageSettings, usePreviewedList } from './use-page-settings';

/** Maximum number of rows per query. More rows could exceed the query cost limit. */
const ROWS_PER_QUERY = 100;

function chunks(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / ROWS_PER_QUERY);
  return Array.from({ length: count }, (_, index) => ids.slice(index * ROWS_PER_QUERY, (index + 1) * ROWS_PER_QUERY));
}

/** Fetches rows by ID, in the order of the IDs. Omits rows that are no longer visible to the viewer. */
async function readByIds<Row extends ListedRow, Sort extends string>(
  client: ApolloClient,
  source: ListSource<Row, Sort>,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const pages = await Promise.all(
    chunks(ids).map((part) =>
      source.read(client, { filter: { ids: [...part] }, sort: [], page: { index: 0, size: ROWS_PER_QUERY } }),
    ),
  );
  const byId = new Map(pages.flatMap(({ items }) => items).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** State of a list, and functions that change it. */
export interface List<Row extends ListedRow> {
  readonly declaration: Pick<ListDeclaration<Row>, 'pageId' | 'noun' | 'plural' | 'rowName' | 'isCheckable'>;
  readonly settings: PageSettings | null;
  readonly settingsStatus: PageSettingsState['status'];
  readonly controls: TableControls;
  readonly checked: CheckedRows;
  readonly rows: ListRows<Row>;
  readonly pageSize: number;
  /** Columns that the page offers. */
  readonly columns: readonly ListColumn<Row>[];
  readonly shownColumns: readonly ListColumn<Row>[];
  /** IDs of the shown columns, except the first. */
  readonly chosenColumns: readonly string[];
  /** Filters that the page offers. */
  readonly offered: readonly ListFilter[];
  /** Offered filters, plus filters that only a URL can set, so that each active filter has a chip. */
  readonly fields: readonly ListFilter[];
  readonly facets: Facets;
  /** True until the first facet count has succeeded or failed. */
  readonly isFirstCount: boolean;
  readonly chips: readonly FilterChip[];
  readonly setFilter: (id: string, value: FilterValue | null) => void;
  readonly clearFilters: () => void;
  /** Returns the number of rows for filter values. The function is stable as long as nothing else changes. */
  readonly countOf: (values: FilterValues) => Promise<number>;
  /** Fetches the current data of rows by ID, in the order of the IDs. Omits deleted rows. */
  readonly readRows: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** Filter and sort order that apply to all pages. Null while the filter is being resolved. */
  readonly listQuery: Pick<ListVariables<string>, 'filter' | 'sort'> | null;
  /** Filter and sort order as input for exports and price lists; null if not available. */
  readonly exported: ExportedList | null;
  /** True if the list can be exported. */
  readonly hasExports: boolean;
  /** IDs of the filters that are expanded and whose options are counted. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (id: string, isOpen: boolean) => void;
}

/** Number of filters that are expanded initially. Text filters are always expanded. */
const INITIALLY_OPEN = 5;

const noFacets: readonly CountedFacet[] = [];
const noChoices = () => ({});
const useNoFacets = () => ({ facets: noFacets, error: undefined });
const useNoSelection = () => null;

function openAtFirst(offered: readonly ListFilter[]): ReadonlySet<string> {
  const texts = offered.filter(({ kind }) => kind === 'text');
  const others = offered.filter(({ kind }) => kind !== 'text' && kind !== 'numbers');
  return new Set([...texts, ...others.slice(0, INITIALLY_OPEN)].map(({ id }) => id));
}

/** Returns the state of a list and its actions. `declaration` must be a stable object. */
export function useList<Row extends ListedRow, Sort extends string>(
  declaration: ListDeclaration<Row, Sort>,
): List<Row> {
  const { pageId, source, scope } = declaration;
  const client = useApolloClient();
  const { settings, status } = usePageSettings(pageId);
  usePreviewedList(declaration);
  const parts = useMemo(() => listParts(declaration, settings), [declaration, settings]);
  const { shape, fields, offered, columns, pageSize } = parts;
  const controls = useTableState(pageId, shape);
  const checked = useCheckedRows(pageId);
  const { filters } = controls.state;

  const filterOf = useCallback(
    (values: FilterValues): QueryFilter => ({ ...toQueryFilter(fields, values), ...scope }),
    [fields, scope],
  );
  const filter = useMemo(() => filterOf(filters), [filterOf, filters]);
  const { usePicked = useNoSelection, useChoices = noChoices } = declaration;
  // The offered filters and the page size are unknown until the page settings have loaded or failed.
  const isSettled = settings !== null || status !== 'loading';
  // In the shop, the first visit fetches rows without waiting for the page settings.
  const isWaiting = (pageId.startsWith('admin_') && !isSettled) || (declaration.isWaiting?.(filters) ?? false);
  const picked = usePicked(filter, filters);
  const rows = useListRows(declaration, { state: controls.state, filter, isWaiting, picked, pageSize });

  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = useMemo(() => {
    const openIds = [...openAtFirst(offered)].filter((id) => opened.get(id) !== false);
    return new Set([...openIds, ...[...opened.keys()].filter((id) => opened.get(id) === true)]);
  }, [offered, opened]);
  const counted = fields.filter(({ id }) => open.has(id) || filters[id] !== undefined);
  const facetNames = [...new Set(counted.flatMap(({ facet }) => facet ?? []))];
  const pickedIds = picked?.ids ?? null;
  const countedFilter = useMemo(
    () => (pickedIds === null ? filter : { ...filter, ids: [...pickedIds] }),
    [filter, pickedIds],
  );
  const isCountable = isSettled && !isWaiting && facetNames.length > 0 && pickedIds?.length !== 0;
  const { useFacets = useNoFacets } = source;
  const counting = useFacets(isCountable ? { filter: countedFilter, fields: facetNames } : null);
  const choices = useChoices(filters);
  const facets = listFacets(parts, choices, counting.facets ?? noFacets);
  const chips = filterChips(fields, filters, facets);

  const countOf = useCallback(
    async (values: FilterValues) => {
      // If the numbers have been removed, they no longer restrict the list.
      const ids = values[PICKED_ORDER] === undefined ? null : pickedIds;
      const page = await source.read(client, {
        filter: ids === null ? filterOf(values) : { ...filterOf(values), ids: [...ids] },
        sort: [],
        page: { index: 0, size: 1 },
      });
      return page.total;
    },
    [client, source, filterOf, pickedIds],
  );

  /** Setting pasted numbers also sorts the list in pasted order. */
  function setFilter(id: string, value: FilterValue | null): void {
    if (id === PICKED_ORDER) {
      const sort = value === null ? shape.defaultSort : [{ column: PICKED_ORDER, isDescending: false }];
      controls.setFilters(withFilter(filters, id, value), sort);
    } else {
      controls.setFilter(id, value);
    }
  }

  const listQuery =
    rows.filter === null ? null : { filter: rows.filter, sort: sortLevels(controls.state.sort, declaration.columns) };

  const readRows = useCallback((ids: readonly string[]) => readByIds(client, source, ids), [client, source]);

  const { columns: savedColumns } = controls.state;
  const chosenColumns = useMemo(() => {
    const offeredIds = columns.slice(1).map(({ id }) => id);
    return savedColumns === null ? offeredIds : savedColumns.filter((id) => offeredIds.includes(id));
  }, [columns, savedColumns]);

  return {
    declaration,
    settings,
    settingsStatus: status,
    controls,
    checked,
    rows,
    pageSize,
    columns,
    shownColumns: useMemo(() => visibleColumns(columns, chosenColumns), [columns, chosenColumns]),
    chosenColumns,
    offered,
    fields,
    facets,
    isFirstCount: !isSettled || (isCountable && counting.facets === null && counting.error === undefined),
    chips,
    setFilter,
    clearFilters: () => controls.setFilters({}, shape.defaultSort),
    countOf,
    readRows,
    listQuery,
    exported: listQuery === null ? null : (source.exported?.(listQuery) ?? null),
    hasExports: source.exported !== undefined,
    open,
    setOpen: (id, isOpen) => setOpened((before) => new Map(before).set(id, isOpen)),
  };
}

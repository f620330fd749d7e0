import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { diamondCollections } from '../../catalogue/diamonds/diamond-collections';
import { type DiamondColumn, diamondColumns } from '../../catalogue/diamonds/diamond-columns';
import { diamondTableShape, PASTED_ORDER } from '../../catalogue/diamonds/diamond-order';
import type { DiamondPageKey } from '../../catalogue/diamonds/diamond-pages';
import { diamondFilter } from '../../catalogue/diamonds/filters/diamond-filter';
import { type DiamondField, diamondFields } from '../../catalogue/diamonds/filters/diamond-filters';
import { useDiamondFacets } from '../../catalogue/diamonds/filters/use-diamond-facets';
import { useDiamondList, useListedColors } from '../../catalogue/diamonds/use-diamond-list';
import { DiamondCountDocument } from '../../graphql/generated/graphql';
import { filterChips } from '../../table/filters/values/filter-chips';
import { type FilterValue, type FilterValues, withFilter } from '../../table/filters/values/filter-value';
import { useCheckedRows } from '../../table/rows/checked-rows';
import { visibleColumns } from '../../table/state/table-column';
import { useTableState } from '../../table/state/use-table-state';

/** Fields and columns of a page as far as the viewer may have them. */
function usePageParts(pageKey: DiamondPageKey, isTrader: boolean) {
  return useMemo(() => {
    const { settledFilters } = diamondCollections[pageKey];
    const fields: readonly DiamondField[] = diamondFields.filter(
      ({ id, isForTraders }) => !settledFilters.includes(id) && (isTrader || isForTraders !== true),
    );
    const columns: readonly DiamondColumn[] = diamondColumns(isTrader).filter(({ filterId }) =>
      fields.some(({ id }) => id === filterId),
    );
    return { fields, columns, shape: diamondTableShape(columns, fields) };
  }, [pageKey, isTrader]);
}

/** Everything that a page of stones shows and does. */
export function useDiamondBrowser(pageKey: DiamondPageKey, isTrader: boolean) {
  const client = useApolloClient();
  const { collection, columns: usualColumns, openFilters } = diamondCollections[pageKey];
  const { fields, columns, shape } = usePageParts(pageKey, isTrader);
  const controls = useTableState(pageKey, shape);
  const checked = useCheckedRows(pageKey);
  const { filters, columns: chosen } = controls.state;
  const list = useDiamondList(collection, controls.state, columns);
  const colors = useListedColors();

  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...openFilters, 'q']));
  const counted = fields.filter(({ id }) => open.has(id) || filters[id] !== undefined);
  const listFilter = useMemo(() => {
    const filter = diamondFilter(collection, filters, colors ?? []);
    return list.within === null ? filter : { ...filter, ids: [...list.within] };
  }, [collection, filters, colors, list.within]);
  const { facets, isFirst: isFirstCount } = useDiamondFacets(listFilter, counted, colors);
  const chips = useMemo(() => filterChips(fields, filters, facets), [fields, filters, facets]);

  const countOf = useCallback(
    async (values: FilterValues) => {
      const filter = diamondFilter(collection, values, colors ?? []);
      const { no } = values;
      const ids = no === undefined ? null : list.within;
      const { data } = await client.query({
        query: DiamondCountDocument,
        variables: { filter: ids === null ? filter : { ...filter, ids: [...ids] } },
        fetchPolicy: 'network-only',
      });
      return data?.diamonds?.total ?? 0;
    },
    [client, collection, colors, list.within],
  );

  /** Pasted numbers bring their own order. */
  function setFilter(id: string, value: FilterValue | null): void {
    if (id === PASTED_ORDER) {
      const sort = value === null ? shape.defaultSort : [{ column: PASTED_ORDER, isDescending: false }];
      controls.setFilters(withFilter(filters, id, value), sort);
    } else {
      controls.setFilter(id, value);
    }
  }

  const chosenColumns = chosen ?? usualColumns.filter((id) => columns.some((column) => column.id === id));
  return {
    fields,
    columns,
    chosenColumns,
    shownColumns: useMemo(() => visibleColumns(columns, chosenColumns), [columns, chosenColumns]),
    controls,
    checked,
    list,
    facets,
    isFirstCount,
    chips,
    countOf,
    setFilter,
    clearFilters: () => controls.setFilters({}, shape.defaultSort),
    open,
    setOpen: (id: string, isOpen: boolean) =>
      setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id))),
  };
}

/** What `useDiamondBrowser` gives. */
export type DiamondBrowserState = ReturnType<typeof useDiamondBrowser>;

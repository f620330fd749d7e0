import { skipToken, useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { useListedColors } from '../../catalogue/diamonds/use-diamond-list';
import { DiamondCountDocument } from '../../graphql/generated/graphql';
import { useAdminDiamondsQuery, useDiamondFacetsQuery } from '../../graphql/generated/hooks';
import { chosenOptions, type FilterValues } from '../../table/filters/values/filter-value';
import { useCheckedRows } from '../../table/rows/checked-rows';
import { visibleColumns } from '../../table/state/table-column';
import { useTableState } from '../../table/state/use-table-state';
import { PAGE_SIZE } from '../kit/list/list-body';
import { listRows } from '../kit/list/list-rows';
import { usePickedUsers } from '../kit/user-picker/use-picked-users';
import { defaultStockColumns, stockColumns, stockShape, stockSort } from './stock-columns';
import { stockFacets, stockFields, stockFilter } from './stock-fields';

/** Filters that stand in the bar, in order. */
export const filtersInBar: readonly string[] = ['q', 'status', 'active', 'shape', 'vendor', 'holder'];

/** Everything that the list of the stock shows. */
export function useStockList() {
  const client = useApolloClient();
  const controls = useTableState('admin_diamonds', stockShape);
  const checked = useCheckedRows('admin_diamonds');
  const { state } = controls;
  const colors = useListedColors();
  const { hue, holder } = state.filters;
  const holders = usePickedUsers(chosenOptions(holder));

  // A hue is only known by its colours.
  const filter = colors === null && hue !== undefined ? null : stockFilter(state.filters, colors ?? []);
  const query = useAdminDiamondsQuery(
    filter === null
      ? skipToken
      : {
          variables: { filter, sort: stockSort(state.sort), page: { index: state.page, size: PAGE_SIZE } },
          fetchPolicy: 'cache-and-network',
        },
  );

  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const counted = stockFields.filter(
    ({ id }) => open.has(id) || filtersInBar.includes(id) || state.filters[id] !== undefined,
  );
  const counts = useDiamondFacetsQuery(
    filter === null ? skipToken : { variables: { filter, fields: counted.flatMap(({ facet }) => facet ?? []) } },
  );
  const answer = (counts.data ?? counts.previousData)?.diamonds?.facets;
  const facets = stockFacets(answer ?? [], colors ?? [], holders);

  const countOf = useCallback(
    async (values: FilterValues) => {
      const { data } = await client.query({
        query: DiamondCountDocument,
        variables: { filter: stockFilter(values, colors ?? []) },
        fetchPolicy: 'network-only',
      });
      return data?.diamonds?.total ?? 0;
    },
    [client, colors],
  );

  const chosen = state.columns ?? defaultStockColumns;
  return {
    controls,
    checked,
    rows: listRows(query, (data) => data.diamonds),
    facets,
    /** Nothing was counted yet. */
    isFirstCount: answer === undefined && counts.error === undefined,
    holders,
    countOf,
    chosen,
    columns: useMemo(() => visibleColumns(stockColumns, chosen), [chosen]),
    open,
    setOpen: (id: string, isOpen: boolean) =>
      setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id))),
  };
}

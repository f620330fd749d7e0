import { useMemo, useState } from 'react';
import type { QueryFilter } from '../filters/filter-field';
import type { TableState } from '../state/table-state';
import type { ListDeclaration, ListedRow, SelectedNumbers } from './list-declaration';
import { isPickedOrder, sortLevels } from './list-parts';
import type { ListPage } from './list-source';

/** Rows to show, and the state of the next request. */
export interface ListRows<Row> {
  /** Null until the first page has been loaded. */
  readonly page: ListPage<Row> | null;
  /** True if the page is outdated because a newer one is loading or failed to load. */
  readonly isStale: boolean;
  /** Error of the latest request. */
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** Pasted numbers that match no row. */
  readonly missing: readonly string[];
  /**
   * Filter that applies to all pages. Null while it is being resolved. The object is stable as long as its content
   * does not change.
   */
  readonly filter: QueryFilter | null;
}

interface RowsQuery {
  readonly state: TableState;
  readonly filter: QueryFilter;
  /** True while filter values are being resolved. */
  readonly isWaiting: boolean;
  readonly picked: SelectedNumbers | null;
  readonly pageSize: number;
}

const emptyPage = { items: [], total: 0 };

function inOrder<Row extends ListedRow>(rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Loads the page of a list that matches the list's state. Keeps the previous rows until the new ones have loaded. */
export function useListRows<Row extends ListedRow, Sort extends string>(
  { source, columns }: ListDeclaration<Row, Sort>,
  { state: { sort, page }, filter, isWaiting, picked, pageSize }: RowsQuery,
): ListRows<Row> {
  const remainingIds = picked?.remainingIds ?? null;
  /** Sorts the rows by the order of selection, if the list uses that order. */
  const ordered = useMemo(
    () =>
      isPickedOrder(sort) && remainingIds !== null ? remainingIds.slice(page * pageSize, (page + 1) * pageSize) : null,
    [sort, remainingIds, page, pageSize],
  );
  const isUnknown = isWaiting || (picked !== null && remainingIds === null);
  const isEmpty = !isUnknown && remainingIds?.length === 0;
  const ids = ordered ?? remainingIds;
  const pageState = source.usePage(
    isUnknown || isEmpty
      ? null
      : {
          filter: ids === null ? filter : { ...filter, ids: [...ids] },
          sort: sortLevels(sort, columns),
          page: { index: ordered === null ? page : 0, size: pageSize },
        },
  );

  const fetched = isUnknown ? null : isEmpty ? emptyPage : pageState.page;
  const current = useMemo(
    () =>
      fetched === null || ordered === null
        ? fetched
        : { items: inOrder(fetched.items, ordered), total: remainingIds?.length ?? 0 },
    [fetched, ordered, remainingIds],
  );
  const [lastPage, setLast] = useState(current);
  if (current !== null && current !== lastPage) {
    setLast(current);
  }

  const fullFilter = useMemo(
    () => (isUnknown ? null : remainingIds === null ? filter : { ...filter, ids: [...remainingIds] }),
    [isUnknown, filter, remainingIds],
  );

  return {
    page: current ?? lastPage,
    isStale: current === null,
    error: picked?.error ?? pageState.error,
    retry: () => {
      picked?.retry();
      pageState.retry();
    },
    missing: picked?.missing ?? [],
    filter: fullFilter,
  };
}

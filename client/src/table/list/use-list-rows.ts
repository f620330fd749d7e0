import { useMemo, useState } from 'react';
import type { QueryFilter } from '../filters/filter-field';
import type { TableState } from '../state/table-state';
import type { ListDeclaration, ListedRow, SelectedNumbers } from './list-declaration';
import { isPickedOrder, sortLevels } from './list-parts';
import type { ListPage } from './list-source';

/** Rows to show, and the state of the next request. */
export interface ListRows<Row> {
  /** Null before the first page is loaded. */
  readonly page: ListPage<Row> | null;
  /** True if the page is outdated: a newer one is loading or failed to load. */
  readonly isStale: boolean;
  /** Error of the latest request. */
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** Pasted numbers without a matching row. */
  readonly missing: readonly string[];
  /**
   * Filter of all pages; null while it is being resolved. The object is stable as long as its content does not
   * change.
   */
  readonly filter: QueryFilter | null;
}

interface Wanted {
  readonly state: TableState;
  readonly filter: QueryFilter;
  /** True while filter values are being resolved. */
  readonly isWaiting: boolean;
  readonly picked: SelectedNumbers | null;
  readonly pageSize: number;
}

const nothing = { items: [], total: 0 };

function inOrder<Row extends ListedRow>(rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Fetches the page of a list for its state. The previous rows stay until the new ones are loaded. */
export function useListRows<Row extends ListedRow, Sort extends string>(
  { source, columns }: ListDeclaration<Row, Sort>,
  { state: { sort, page }, filter, isWaiting, picked, pageSize }: Wanted,
): ListRows<Row> {
  const left = picked?.left ?? null;
  /** Rows in the order of selection, if the list is sorted by it. */
  const ordered = useMemo(
    () => (isPickedOrder(sort) && left !== null ? left.slice(page * pageSize, (page + 1) * pageSize) : null),
    [sort, left, page, pageSize],
  );
  const isUnknown = isWaiting || (picked !== null && left === null);
  const isNothing = !isUnknown && left?.length === 0;
  const ids = ordered ?? left;
  const reading = source.usePage(
    isUnknown || isNothing
      ? null
      : {
          filter: ids === null ? filter : { ...filter, ids: [...ids] },
          sort: sortLevels(sort, columns),
          page: { index: ordered === null ? page : 0, size: pageSize },
        },
  );

  const answer = isUnknown ? null : isNothing ? nothing : reading.page;
  const read = useMemo(
    () =>
      answer === null || ordered === null
        ? answer
        : { items: inOrder(answer.items, ordered), total: left?.length ?? 0 },
    [answer, ordered, left],
  );
  const [last, setLast] = useState(read);
  if (read !== null && read !== last) {
    setLast(read);
  }

  const whole = useMemo(
    () => (isUnknown ? null : left === null ? filter : { ...filter, ids: [...left] }),
    [isUnknown, filter, left],
  );

  return {
    page: read ?? last,
    isStale: read === null,
    error: picked?.error ?? reading.error,
    retry: () => {
      picked?.retry();
      reading.retry();
    },
    missing: picked?.missing ?? [],
    filter: whole,
  };
}

import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type FilterKind, type FilterValue, type FilterValues, withFilter } from '../filters/values/filter-value';
import type { PageId } from './page-ids';
import { readStoredText, storeText } from './stored-text';
import {
  type ColumnOrder,
  hasTableState,
  readTableState,
  type TableShape,
  type TableState,
  type TableView,
  withoutTableState,
  writeTableState,
} from './table-state';

/** The state of a list and the ways to change it. Everything but the page goes back to page one. */
export interface TableControls {
  readonly state: TableState;
  readonly setFilter: (id: string, value: FilterValue | null) => void;
  /** Sets all filters at once, and with them another sort where one is given. */
  readonly setFilters: (values: FilterValues, sort?: readonly ColumnOrder[]) => void;
  readonly setSort: (sort: readonly ColumnOrder[]) => void;
  readonly setPage: (page: number) => void;
  readonly setView: (view: TableView) => void;
  /** `null`: the list's own choice of columns. */
  readonly setColumns: (columns: readonly string[] | null) => void;
  /** What the address says of the list, without its page: what a saved view keeps. */
  readonly text: string;
  /** Shows the list as such a text says. */
  readonly setText: (text: string) => void;
  /** Address of another page of the same list, for links. */
  readonly pageHref: (page: number) => string;
}

/** Going back should not pass through every letter typed and every step of a slider. */
const adjustable: ReadonlySet<FilterKind> = new Set<FilterKind>(['range', 'text']);

/** Whether somebody has gone back or forward in this tab since it was loaded. */
let hasGoneBack = false;
globalThis.window?.addEventListener('popstate', () => {
  hasGoneBack = true;
});

function keptKey(pageId: PageId): string {
  return `table:${pageId}`;
}

/**
 * The parameters to go by. The URL has the say; where it says nothing and the list was entered anew,
 * the list is as it was left. Going back to a URL that says nothing shows the list bare, as it was.
 */
function useTableParameters(pageId: PageId, shape: TableShape): URLSearchParams {
  const { search, key } = useLocation();
  const navigationType = useNavigationType();
  // The address by which the tab was opened has no key of its own: opened anew and gone back to, it looks the same.
  const isReturn = navigationType === 'POP' && (key !== 'default' || hasGoneBack);
  return useMemo(() => {
    const parameters = new URLSearchParams(search);
    const kept = isReturn || hasTableState(parameters, shape) ? null : readStoredText(keptKey(pageId));
    return kept === null
      ? parameters
      : writeTableState(readTableState(new URLSearchParams(kept), shape), shape, parameters);
  }, [search, isReturn, pageId, shape]);
}

/**
 * The state of the list `pageId`: read from the URL, kept when it is left. `shape` must be the same
 * object on every render.
 */
export function useTableState(pageId: PageId, shape: TableShape): TableControls {
  const navigate = useNavigate();
  const { pathname, search, hash, state: locationState } = useLocation();
  const parameters = useTableParameters(pageId, shape);
  const state = useMemo(() => readTableState(parameters, shape), [parameters, shape]);
  const text = parameters.toString();

  const go = useCallback(
    (next: TableState, how: { replace: boolean }) => {
      const target = writeTableState(next, shape, parameters);
      storeText(keptKey(pageId), writeTableState(next, shape).toString());
      navigate(
        { search: target.toString(), hash },
        // At once: a second click must build on the first, not on what the screen showed before it.
        { ...how, flushSync: true, preventScrollReset: true, state: locationState },
      );
    },
    [navigate, pageId, shape, parameters, hash, locationState],
  );

  useEffect(() => {
    storeText(keptKey(pageId), writeTableState(state, shape).toString());
  }, [pageId, state, shape]);

  useEffect(() => {
    if (text !== new URLSearchParams(search).toString()) {
      navigate({ search: text, hash }, { replace: true, preventScrollReset: true, state: locationState });
    }
  }, [navigate, text, search, hash, locationState]);

  return useMemo(() => {
    const change = (patch: Partial<TableState>, how = { replace: false }) => go({ ...state, page: 0, ...patch }, how);
    const display = (patch: Partial<TableState>) => go({ ...state, ...patch }, { replace: true });
    return {
      state,
      setFilter: (id, value) => {
        const isAdjusted = value !== null && adjustable.has(value.kind) && state.filters[id] !== undefined;
        change({ filters: withFilter(state.filters, id, value) }, { replace: isAdjusted });
      },
      setFilters: (filters, sort = state.sort) => change({ filters, sort }),
      setSort: (sort) => change({ sort }),
      setPage: (page) => change({ page }),
      setView: (view) => display({ view }),
      setColumns: (columns) => display({ columns }),
      text: writeTableState({ ...state, page: 0 }, shape).toString(),
      setText: (next) => go({ ...readTableState(new URLSearchParams(next), shape), page: 0 }, { replace: false }),
      pageHref: (page) => {
        const target = writeTableState({ ...state, page }, shape, withoutTableState(parameters, shape));
        return `${pathname}?${target.toString()}`;
      },
    };
  }, [state, shape, parameters, go, pathname]);
}

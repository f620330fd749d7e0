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

/** State of a list and its setters. All setters except the page setter go back to the first page. */
export interface TableControls {
  readonly state: TableState;
  readonly setFilter: (id: string, value: FilterValue | null) => void;
  /** Sets all filters, and optionally the sort order. */
  readonly setFilters: (values: FilterValues, sort?: readonly ColumnOrder[]) => void;
  readonly setSort: (sort: readonly ColumnOrder[]) => void;
  readonly setPage: (page: number) => void;
  readonly setView: (view: TableView) => void;
  /** Null restores the default columns. */
  readonly setColumns: (columns: readonly string[] | null) => void;
  /** URL parameters without the page, as stored in saved views. */
  readonly text: string;
  /** Restores the state from parameters in the format of `text`. */
  readonly setText: (text: string) => void;
  /** Returns the URL of another page of the list. */
  readonly pageHref: (page: number) => string;
}

/**
 * Filter kinds whose changes replace the history entry, so that Back does not step through every letter or slider
 * position.
 */
const adjustable: ReadonlySet<FilterKind> = new Set<FilterKind>(['range', 'text']);

/** True if the user has navigated back or forward since the page was loaded. */
let hasNavigatedBack = false;
globalThis.window?.addEventListener('popstate', () => {
  hasNavigatedBack = true;
});

function keptKey(pageId: PageId): string {
  return `table:${pageId}`;
}

/**
 * Returns the effective parameters. URL parameters take precedence. If the URL has none and the list was newly
 * opened, the stored state is used. Back navigation to a URL without parameters shows the default state.
 */
function useTableParameters(pageId: PageId, shape: TableShape): URLSearchParams {
  const { search, key } = useLocation();
  const navigationType = useNavigationType();
  // The first history entry of a tab has no unique key, so a new visit cannot be distinguished from a return.
  const isReturn = navigationType === 'POP' && (key !== 'default' || hasNavigatedBack);
  return useMemo(() => {
    const parameters = new URLSearchParams(search);
    const storedText = isReturn || hasTableState(parameters, shape) ? null : readStoredText(keptKey(pageId));
    return storedText === null
      ? parameters
      : writeTableState(readTableState(new URLSearchParams(storedText), shape), shape, parameters);
  }, [search, isReturn, pageId, shape]);
}

/**
 * Returns the state of the list `pageId` from the URL, and stores it when the user leaves the list. `shape` must be a
 * stable object.
 */
export function useTableState(pageId: PageId, shape: TableShape): TableControls {
  const navigate = useNavigate();
  const { pathname, search, hash, state: locationState } = useLocation();
  const parameters = useTableParameters(pageId, shape);
  const state = useMemo(() => readTableState(parameters, shape), [parameters, shape]);
  const text = parameters.toString();

  const navigateTo = useCallback(
    (next: TableState, options: { replace: boolean }) => {
      const target = writeTableState(next, shape, parameters);
      storeText(keptKey(pageId), writeTableState(next, shape).toString());
      navigate(
        { search: target.toString(), hash },
        // Updates synchronously, so that a second click starts from the result of the first one.
        { ...options, flushSync: true, preventScrollReset: true, state: locationState },
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
    const change = (patch: Partial<TableState>, options = { replace: false }) =>
      navigateTo({ ...state, page: 0, ...patch }, options);
    const display = (patch: Partial<TableState>) => navigateTo({ ...state, ...patch }, { replace: true });
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
      setText: (next) =>
        navigateTo({ ...readTableState(new URLSearchParams(next), shape), page: 0 }, { replace: false }),
      pageHref: (page) => {
        const target = writeTableState({ ...state, page }, shape, withoutTableState(parameters, shape));
        return `${pathname}?${target.toString()}`;
      },
    };
  }, [state, shape, parameters, navigateTo, pathname]);
}

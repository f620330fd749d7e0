import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

const PARAMETER = 'open';
/** URL parameter for the open tab. It is preserved when another record is opened, and removed when the panel closes. */
const TAB = 'tab';
/** URL parameter for stock items to add to the open order or to a new order. */
const ITEMS = 'with';

/** Returns the ID of the open record in a URL, or null if there is none. */
export function openRecordOf(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

/** Returns the open tab of the record in a URL, or null if there is none. */
export function openTabOf(search: string): string | null {
  return new URLSearchParams(search).get(TAB);
}

/** Stock items of one type, identified by their stock numbers. */
export interface NamedItems {
  readonly kind: string;
  readonly stockNumbers: readonly string[];
}

/** Returns the stock items in a URL that are to be added to the open record, or null if there are none. */
export function namedItemsOf(search: string): NamedItems | null {
  const [kind = '', ...stockNumbers] = (new URLSearchParams(search).get(ITEMS) ?? '').split('\n');
  return stockNumbers.length === 0 ? null : { kind, stockNumbers };
}

/** Returns the search string that opens a record with stock items to add. */
export function withItemsFor(id: string, { kind, stockNumbers }: NamedItems): string {
  return `?${new URLSearchParams({ [PARAMETER]: id, [ITEMS]: [kind, ...stockNumbers].join('\n') }).toString()}`;
}

/**
 * Returns the search string with the given tab open, or without a tab if `tab` is null. Preserves all other
 * parameters.
 */
export function withOpenTab(search: string, tab: string | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(TAB);
  if (tab !== null) {
    parameters.set(TAB, tab);
  }
  return `?${parameters.toString()}`;
}

/**
 * Returns the search string with the given record open, or without a record and tab if `id` is null. Preserves all
 * other parameters.
 */
export function withOpenRecord(search: string, id: string | null): string {
  const parameters = new URLSearchParams(search);
  const tab = parameters.get(TAB);
  parameters.delete(PARAMETER);
  parameters.delete(TAB);
  parameters.delete(ITEMS);
  if (id !== null) {
    parameters.set(PARAMETER, id);
    if (tab !== null) {
      parameters.set(TAB, tab);
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Open record in the URL, with functions that open another record. */
export interface OpenRecord {
  /** ID of the open record. Null if no panel is open. */
  readonly id: string | null;
  /** Returns the URL of the list with the panel of a record open. */
  readonly hrefOf: (id: string) => string;
  /** Opens the panel of a record, or switches the panel to another record. Null closes it. */
  readonly open: (id: string | null) => void;
}

/**
 * Returns the open record, which is stored in the URL. A link or a reload opens it again, and Back closes it. Closing
 * the panel restores the URL and history from before it was opened.
 */
export function useOpenRecord(): OpenRecord {
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const id = openRecordOf(search);
  const list = withOpenRecord(search, null);
  /** URL of the list before the last history step, if that step opened the panel. Otherwise null. */
  const openedOver = useRef<string | null>(null);
  const before = useRef({ id, list });

  useEffect(() => {
    const { id: idBefore, list: listBefore } = before.current;
    if (id !== idBefore && navigationType !== 'REPLACE') {
      openedOver.current = navigationType === 'PUSH' && idBefore === null ? listBefore : null;
    }
    before.current = { id, list };
  }, [id, list, navigationType]);

  const open = useCallback(
    (next: string | null) => {
      if (next === null && openedOver.current === list) {
        navigate(-1);
      } else {
        navigate({ search: withOpenRecord(search, next) }, { replace: id !== null, preventScrollReset: true });
      }
    },
    [navigate, list, search, id],
  );

  const hrefOf = useCallback((next: string) => `${pathname}${withOpenRecord(search, next)}`, [pathname, search]);

  return { id, hrefOf, open };
}

/** Calls `onClosed` when the panel is closed, because changes can move the record within the list. */
export function useRecordClosed({ id }: OpenRecord, onClosed: () => void): void {
  const before = useRef(id);
  const latest = useRef(onClosed);

  useEffect(() => {
    latest.current = onClosed;
  });

  useEffect(() => {
    if (before.current !== null && id === null) {
      latest.current();
    }
    before.current = id;
  }, [id]);
}

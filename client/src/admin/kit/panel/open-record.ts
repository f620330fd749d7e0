import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

const PARAMETER = 'open';
/** URL parameter of the open tab. It is removed with the record, and kept when switching records. */
const TAB = 'tab';
/** Stock items to put on the open order, or on a new one. */
const ITEMS = 'with';

/** The record that an address has open, `null` when it has none. */
export function openRecordOf(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

/** The tab of the open record that an address names, `null` when it names none. */
export function openTabOf(search: string): string | null {
  return new URLSearchParams(search).get(TAB);
}

/** Stock items of one type, by their stock numbers. */
export interface NamedItems {
  readonly kind: string;
  readonly stockNumbers: readonly string[];
}

/** Returns the stock items that an address has for the open record; null if it has none. */
export function namedItemsOf(search: string): NamedItems | null {
  const [kind = '', ...stockNumbers] = (new URLSearchParams(search).get(ITEMS) ?? '').split('\n');
  return stockNumbers.length === 0 ? null : { kind, stockNumbers };
}

/** Returns the search string that opens a record with these stock items for it. */
export function withItemsFor(id: string, { kind, stockNumbers }: NamedItems): string {
  return `?${new URLSearchParams({ [PARAMETER]: id, [ITEMS]: [kind, ...stockNumbers].join('\n') }).toString()}`;
}

/** The search string with another tab of the record open; `null` names none. The rest of it stays. */
export function withOpenTab(search: string, tab: string | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(TAB);
  if (tab !== null) {
    parameters.set(TAB, tab);
  }
  return `?${parameters.toString()}`;
}

/** The search string with another record open; `null` opens none, and no tab of one. The rest of it stays. */
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

/** The open record in the URL, and functions that open others. */
export interface OpenRecord {
  /** `null` when no panel is open. */
  readonly id: string | null;
  /** Address of the list with the panel of a record. */
  readonly hrefOf: (id: string) => string;
  /** Opens the panel of a record, or goes on to another in it; `null` closes it. */
  readonly open: (id: string | null) => void;
}

/**
 * Keeps the open record in the address, so that a link or a reload opens it again, and Back closes
 * it. Closing the panel leaves address and history as they were before it was opened.
 */
export function useOpenRecord(): OpenRecord {
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const id = openRecordOf(search);
  const list = withOpenRecord(search, null);
  /** The list that the panel was opened over in the history's last step. */
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

/** Calls back when the panel has been closed, because changes may have moved the record's row in the list. */
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

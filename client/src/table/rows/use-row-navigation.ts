import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { readTabStorage, writeTabStorage } from '../../ui/browser/tab-storage';

/** Properties of a keyboard event that determine the command. */
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Keyboard command for the focused row. */
type RowCommand = 'open' | 'toggle' | 'checkPage' | 'move';

const moves = new Set(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End']);

/** Returns the command for a key; null for keys without a command. */
export function rowCommand({ key, ctrlKey, metaKey, altKey }: PressedKey): RowCommand | null {
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'a' ? 'checkPage' : null;
  }
  if (altKey) {
    return null;
  }
  if (key === 'Enter') {
    return 'open';
  }
  if (key === ' ') {
    return 'toggle';
  }
  return moves.has(key) ? 'move' : null;
}

/**
 * Returns the index of the row to focus after a key press at `index`. `rowsPerLine`: rows side by side (1 in a table).
 * `last`: highest index. Null if the key does not move the focus.
 */
export function moveTarget(key: string, index: number, rowsPerLine: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + rowsPerLine, last);
    case 'ArrowUp':
      return Math.max(index - rowsPerLine, 0);
    case 'ArrowRight':
      return rowsPerLine > 1 ? Math.min(index + 1, last) : null;
    case 'ArrowLeft':
      return rowsPerLine > 1 ? Math.max(index - 1, 0) : null;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

const placeSchema = v.object({ rowId: v.string(), pageTop: v.number(), tableTop: v.number(), tableLeft: v.number() });

/** Scroll position of the list, and ID of the opened row. */
type RowPosition = v.InferOutput<typeof placeSchema>;

function placeKey(historyKey: string): string {
  return `place:${historyKey}`;
}

/** Stores the scroll position and opened row for a history entry. */
function storeRowPosition(historyKey: string, position: RowPosition): void {
  writeTabStorage(placeKey(historyKey), position);
}

/** Returns the scroll position and opened row stored for a history entry; null if there are none. */
function readRowPosition(historyKey: string): RowPosition | null {
  return readTabStorage(placeKey(historyKey), placeSchema);
}

interface RowNavigationOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly hrefOf: (row: Row) => string;
  readonly onToggle: (row: Row) => void;
  /** Selects all rows of the page. */
  readonly onCheckPage: () => void;
  /** Scroll container of the rows, in addition to the window. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Props for the focusable element of a row. */
export interface RowFocus {
  readonly ref: (element: HTMLElement | null) => void;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Returns the number of rows side by side: 1 in a table, or the number of cards per row in a grid. */
function rowsAbreast(elements: readonly HTMLElement[]): number {
  const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
  const second = tops.findIndex((top) => top !== tops[0]);
  return second === -1 ? elements.length : second;
}

/**
 * Provides keyboard navigation for a list. Only one row is in the tab order. Arrow keys move focus, Space or
 * Shift+arrow selects a row, Enter opens it, and Ctrl+A selects the page. When the user returns from an opened row,
 * scroll position and focus are restored.
 */
export function useRowNavigation<Row>({
  rows,
  rowId,
  hrefOf,
  onToggle,
  onCheckPage,
  scroller,
}: RowNavigationOptions<Row>) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { key: historyKey } = useLocation();
  const elements = useRef(new Map<string, HTMLElement>());
  const [current, setCurrent] = useState<string | null>(null);
  const returnsTo = useRef(navigationType === 'POP' ? readRowPosition(historyKey) : null);

  const ids = rows.map(rowId);
  const active = current !== null && ids.includes(current) ? current : (ids[0] ?? null);

  // Runs on every render until the row to restore has loaded.
  useLayoutEffect(() => {
    const position = returnsTo.current;
    const element = position === null ? undefined : elements.current.get(position.rowId);
    if (position === null || element === undefined) {
      return;
    }
    returnsTo.current = null;
    scroller.current?.scrollTo({ top: position.tableTop, left: position.tableLeft, behavior: 'instant' });
    // Runs after the router's scroll restoration, which is part of the same commit.
    requestAnimationFrame(() => {
      window.scrollTo({ top: position.pageTop, behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
  });

  function storePosition(row: Row): void {
    storeRowPosition(historyKey, {
      rowId: rowId(row),
      pageTop: window.scrollY,
      tableTop: scroller.current?.scrollTop ?? 0,
      tableLeft: scroller.current?.scrollLeft ?? 0,
    });
  }

  function open(row: Row): void {
    storePosition(row);
    navigate(hrefOf(row));
  }

  function move(event: KeyboardEvent<HTMLElement>, row: Row): void {
    const inOrder = ids.flatMap((id) => elements.current.get(id) ?? []);
    const index = ids.indexOf(rowId(row));
    const target = moveTarget(event.key, index, rowsAbreast(inOrder), rows.length - 1);
    const targetRow = target === null ? undefined : rows[target];
    if (targetRow === undefined) {
      return;
    }
    event.preventDefault();
    const element = elements.current.get(rowId(targetRow));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (event.shiftKey && target !== index) {
      onToggle(targetRow);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, row: Row): void {
    // Ignores key presses in controls inside the row.
    const command = event.target === event.currentTarget ? rowCommand(event) : null;
    if (command === null) {
      return;
    }
    if (command === 'move') {
      move(event, row);
      return;
    }
    event.preventDefault();
    const run = { open: () => open(row), toggle: () => onToggle(row), checkPage: onCheckPage };
    run[command]();
  }

  function rowProps(row: Row): RowFocus {
    const id = rowId(row);
    return {
      ref: (element) => {
        if (element === null) {
          elements.current.delete(id);
        } else {
          elements.current.set(id, element);
        }
      },
      tabIndex: id === active ? 0 : -1,
      onFocus: () => setCurrent(id),
      onKeyDown: (event) => onKeyDown(event, row),
    };
  }

  return { rowProps, open, notePlace: storePosition };
}

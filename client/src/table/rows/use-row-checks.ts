import { useRef } from 'react';
import type { CheckedRows } from './checked-rows';

interface RowChecksOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly checked: CheckedRows;
}

/** Selection state of the rows on one page. */
export interface RowChecks<Row> {
  readonly isChecked: (row: Row) => boolean;
  readonly isAllChecked: boolean;
  readonly isSomeChecked: boolean;
  /** Toggles a row. With `isRange`, all rows since the last toggled row get the same state. */
  readonly toggle: (row: Row, isRange?: boolean) => void;
  readonly setAll: (isChecked: boolean) => void;
}

/** Selects rows of a page individually, as a range, or all together. Rows on other pages are unchanged. */
export function useRowChecks<Row>({ rows, rowId, checked }: RowChecksOptions<Row>): RowChecks<Row> {
  const lastToggled = useRef<string | null>(null);
  const ids = rows.map(rowId);
  const checkedOnPage = ids.filter((id) => checked.has(id));

  function set(changed: readonly string[], isChecked: boolean): void {
    const others = checked.ids.filter((id) => !changed.includes(id));
    checked.set(isChecked ? [...checked.ids, ...changed] : others);
  }

  return {
    isChecked: (row) => checked.has(rowId(row)),
    isAllChecked: ids.length > 0 && checkedOnPage.length === ids.length,
    isSomeChecked: checkedOnPage.length > 0,
    toggle: (row, isRange = false) => {
      const id = rowId(row);
      const to = ids.indexOf(id);
      const from = isRange && lastToggled.current !== null ? ids.indexOf(lastToggled.current) : -1;
      lastToggled.current = id;
      set(from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), !checked.has(id));
    },
    setAll: (isChecked) => set(ids, isChecked),
  };
}

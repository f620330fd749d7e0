import { useMemo } from 'react';
import * as v from 'valibot';
import type { PageId } from '../state/page-ids';
import { useStoredText } from '../state/stored-text';
import type { ColumnOrder } from '../state/table-state';

/** Props shared by the table and card views. */
export interface ListProps<Row> {
  /** Accessible name: "White diamonds". */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Returns the name of a row, such as its stock number or email address. */
  readonly rowName: (row: Row) => string;
  /** Returns the URL of a row. */
  readonly hrefOf: (row: Row) => string;
  readonly sort: readonly ColumnOrder[];
  readonly onSortChange: (sort: readonly ColumnOrder[]) => void;
  readonly checked: CheckedRows;
  /** Number of rows on all pages; null while it is being counted. */
  readonly total: number | null;
  /** Index of the first row among all rows. */
  readonly offset: number;
  /** True if the rows are outdated because newer ones are loading. */
  readonly isStale: boolean;
}

/** Maximum number of rows in a bulk mutation. */
const MAX_CHECKED_ROWS = 500;

const idsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Selected rows of a list, including rows on other pages. */
export interface CheckedRows {
  /** Row IDs in the order of selection. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** Replaces the selection. If there are more than `MAX_CHECKED_ROWS` IDs, only the first ones are selected. */
  readonly set: (ids: readonly string[]) => void;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

function readIds(text: string | null): readonly string[] {
  const parsed = v.safeParse(idsSchema, text);
  return parsed.success ? parsed.output : [];
}

/** Returns the selected rows of a list. Stored in local storage. */
export function useCheckedRows(pageId: PageId): CheckedRows {
  const [text, setText] = useStoredText(`checked:${pageId}`);
  return useMemo(() => {
    const ids = readIds(text);
    const checkedIds = new Set(ids);
    const set = (next: readonly string[]) => setText(JSON.stringify([...new Set(next)].slice(0, MAX_CHECKED_ROWS)));
    return {
      ids,
      has: (id) => checkedIds.has(id),
      set,
      toggle: (id) => set(checkedIds.has(id) ? ids.filter((each) => each !== id) : [...ids, id]),
      clear: () => set([]),
    };
  }, [text, setText]);
}

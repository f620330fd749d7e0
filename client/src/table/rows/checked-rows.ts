import { useMemo } from 'react';
import * as v from 'valibot';
import type { PageId } from '../state/page-ids';
import { useStoredText } from '../state/stored-text';
import type { ColumnOrder } from '../state/table-state';

/** Props of both list views. */
export interface ListProps<Row> {
  /** Label for screen readers: "White diamonds". */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Returns the name of a row: its stock number, its email. */
  readonly rowName: (row: Row) => string;
  /** Returns the URL of a row. */
  readonly hrefOf: (row: Row) => string;
  readonly sort: readonly ColumnOrder[];
  readonly onSortChange: (sort: readonly ColumnOrder[]) => void;
  readonly checked: CheckedRows;
  /** Rows of all pages, `null` while they are counted. */
  readonly total: number | null;
  /** Index of the first row among all of them. */
  readonly offset: number;
  /** The rows are those of before: newer ones are on their way. */
  readonly isStale: boolean;
}

/** More would not fit a bulk call. */
const MOST_CHECKED_ROWS = 500;

const idsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The rows that are checked on a page, also those on other pages of its list. */
export interface CheckedRows {
  /** Ids in the order of checking. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** Replaces them all; beyond `MOST_CHECKED_ROWS` the oldest stay. */
  readonly set: (ids: readonly string[]) => void;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

function readIds(text: string | null): readonly string[] {
  const parsed = v.safeParse(idsSchema, text);
  return parsed.success ? parsed.output : [];
}

/** The selected rows of a page, stored in this browser. */
export function useCheckedRows(pageId: PageId): CheckedRows {
  const [text, keep] = useStoredText(`checked:${pageId}`);
  return useMemo(() => {
    const ids = readIds(text);
    const known = new Set(ids);
    const set = (next: readonly string[]) => keep(JSON.stringify([...new Set(next)].slice(0, MOST_CHECKED_ROWS)));
    return {
      ids,
      has: (id) => known.has(id),
      set,
      toggle: (id) => set(known.has(id) ? ids.filter((each) => each !== id) : [...ids, id]),
      clear: () => set([]),
    };
  }, [text, keep]);
}

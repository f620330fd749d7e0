import type { ColumnOrder } from '../state/table-state';
import type { CheckedRows } from './checked-rows';

/** What a list needs in either of its views. */
export interface ListProps<Row> {
  /** What the rows are, for screen readers: "White diamonds". */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** What a row is called: its stock number, its e-mail. */
  readonly rowName: (row: Row) => string;
  /** Where a row opens. */
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

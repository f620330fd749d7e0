import { formatCount } from '../../ui/numbers';
import type { FacetOption } from '../filters/facets';
import type { OwnControl } from '../filters/filter-control';
import type { FilterField, QueryFilter } from '../filters/filter-field';
import type { FilterValues } from '../filters/values/filter-value';
import type { PageId } from '../state/page-ids';
import type { TableColumn } from '../state/table-column';
import type { ListSource } from './list-source';

/** Formats a number of rows. `1 stone`, `1,240 stones` */
export function countOf(count: number, { noun, plural }: Pick<ListDeclaration<never>, 'noun' | 'plural'>): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}

/*
 * A `ListDeclaration` declares a list: its query (`listSource`), the nouns for its rows, and all columns
 * (`listColumn`) and filters (`listFilter`) that the viewer may use. Columns and filters use the names of the schema.
 * Page settings define which of them a page offers, with their order, labels, options, default sort and page size.
 * Users can choose from the offered columns.
 *
 * const list = useList(orders);
 *
 * loads the settings and rows (in parallel in the shop). It holds the filters, sort, page, columns, selected rows,
 * counts and chips. `ListResults` (a table, cards, or a placeholder), `FilterBar`, `FilterPanel` and `ListSettings`
 * render the list. A back-office screen is a `ListScreen` with its own components (`admin/orders` is the shortest
 * example), and `CheckedJobs` or a custom bar for selected rows.
 */

/** List row. Every row has an ID from the server. */
export interface ListedRow {
  readonly id: string;
}

/** Column of a list. Page settings define which columns a page offers, and in which order. */
export interface ListColumn<Row, Sort extends string = string> extends TableColumn<Row> {
  /** Name in page settings: a field name of the row, or a path such as `price.total`. */
  readonly path: string;
  /** Full label without the unit. */
  readonly label: string;
  /** Sort field on the server. Null if the column is not sortable. */
  readonly sort: Sort | null;
  /** Raw value for exports and comparisons. Numbers are not converted to strings. */
  readonly plain: (row: Row) => string | number | null;
}

/** Filter of a list. Page settings define which filters a page offers, with order, labels and options. */
export type ListFilter = FilterField & {
  /** Name in page settings: a field name in the list's filter input. */
  readonly field: string;
  /** Name of the facet on the server; null if there is none. */
  readonly facet: string | null;
  /** Static options. Facets from the server can add more. */
  readonly options?: readonly FacetOption[] | undefined;
  /** Converts the options with counts to the options shown to the user. */
  readonly fold?: ((options: readonly FacetOption[]) => readonly FacetOption[]) | undefined;
  /** Custom control for the filter. */
  readonly control?: OwnControl | undefined;
  /** True if the filter is offered on every page of the list, regardless of page settings. */
  readonly isAlwaysOffered?: boolean | undefined;
};

/** Filter options by filter ID: fetched options, and options for the selected values. */
export type Choices = Readonly<Partial<Record<string, readonly FacetOption[] | undefined>>>;

/** Rows that were selected by number, such as pasted stock numbers. */
export interface SelectedNumbers {
  /** Row IDs in the order of selection, regardless of other filters. Null while loading. */
  readonly ids: readonly string[] | null;
  /** IDs of the selected rows that also match the other filters. Null while unknown. */
  readonly remainingIds: readonly string[] | null;
  /** Numbers that match no row. */
  readonly missing: readonly string[];
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Declaration of a list. Must be the same object on every render unless its content changes. */
export interface ListDeclaration<Row extends ListedRow, Sort extends string = string> {
  /** Key of the page settings and of the stored list state. */
  readonly pageId: PageId;
  /** Singular noun for the rows, in lowercase: "order". */
  readonly noun: string;
  /** Plural noun for the rows: "orders". */
  readonly plural: string;
  readonly source: ListSource<Row, Sort>;
  /** Returns the name of a row, such as its stock number or email address. */
  readonly rowName: (row: Row) => string;
  /** All columns that the viewer may use. The first one contains the row's name and link and is always shown. */
  readonly columns: readonly ListColumn<Row, Sort>[];
  /** All filters that the viewer may use. */
  readonly filters: readonly ListFilter[];
  /** Default sort if there are no page settings. */
  readonly sort: { readonly field: Sort; readonly direction: 'ASC' | 'DESC' };
  /** False if there are no bulk actions. By default, rows have checkboxes. */
  readonly isCheckable?: boolean;
  /** Fixed filter of the list, such as a single collection. */
  readonly scope?: QueryFilter;
  /** Returns true while the values of these filters are being resolved. No query is sent until then. */
  readonly isWaiting?: (values: FilterValues) => boolean;
  /** Hook that returns the fetched options. Called on every render. */
  readonly useChoices?: (values: FilterValues) => Choices;
  /**
   * Hook that returns the rows selected by filter values such as pasted numbers; null if there are none. Called on
   * every render.
   */
  readonly usePicked?: (filter: QueryFilter, values: FilterValues) => SelectedNumbers | null;
}

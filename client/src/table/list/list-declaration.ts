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
 * Page settings define which of them a page offers, with order, labels, options, default sort and page size. Users
 * can choose from the offered columns.
 *
 * const list = useList(orders);
 *
 * fetches settings and rows (in parallel in the shop) and holds filters, sort, page, columns, selected rows, counts
 * and chips. `ListResults` (a table, cards, or a placeholder), `FilterBar`, `FilterPanel` and `ListSettings` render
 * the list. A back office screen is a `ListScreen` with its own components (`admin/orders` is the shortest example),
 * and `CheckedJobs` or a custom bar for selected rows.
 */

/** List row. Every row has an ID from the server. */
export interface ListedRow {
  readonly id: string;
}

/** Column of a list. Page settings define which columns a page offers, and in which order. */
export interface ListColumn<Row, Sort extends string = string> extends TableColumn<Row> {
  /** Name in page settings: a field of the row, or a path such as `price.total`. */
  readonly path: string;
  /** Full label, without the unit. */
  readonly label: string;
  /** Sort field of the server; null if it is not sortable. */
  readonly sort: Sort | null;
  /** Plain value for exports and comparisons. Numbers stay numbers. */
  readonly plain: (row: Row) => string | number | null;
}

/** Filter of a list. Page settings define which filters a page offers, with order, labels and options. */
export type ListFilter = FilterField & {
  /** Name in page settings: a field of the list's filter input. */
  readonly field: string;
  /** Facet of the server; null if there is none. */
  readonly facet: string | null;
  /** Static options. Facets of the server can add more. */
  readonly options?: readonly FacetOption[] | undefined;
  /** Reduces the counted options to those that are offered. */
  readonly fold?: ((options: readonly FacetOption[]) => readonly FacetOption[]) | undefined;
  /** Custom control. */
  readonly control?: OwnControl | undefined;
  /** True if it is offered on every page of the list, regardless of the settings. */
  readonly isAlwaysOffered?: boolean | undefined;
};

/** Filter options by filter ID: fetched options, and options for selected values. */
export type Choices = Readonly<Partial<Record<string, readonly FacetOption[] | undefined>>>;

/** Rows that are selected by individual numbers, such as pasted stock numbers. */
export interface SelectedNumbers {
  /** IDs in the order of selection, regardless of other filters; null while loading. */
  readonly ids: readonly string[] | null;
  /** Selected IDs that also match the other filters; null while unknown. */
  readonly remainingIds: readonly string[] | null;
  /** Numbers without a matching row. */
  readonly missing: readonly string[];
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Declaration of a list. Must be a stable object while nothing changes. */
export interface ListDeclaration<Row extends ListedRow, Sort extends string = string> {
  /** Key of the page settings and the stored state. */
  readonly pageId: PageId;
  /** Singular noun of the rows, lower-case: "order". */
  readonly noun: string;
  /** Plural noun of the rows: "orders". */
  readonly plural: string;
  readonly source: ListSource<Row, Sort>;
  /** Returns the name of a row: its stock number, its email. */
  readonly rowName: (row: Row) => string;
  /** All columns that the viewer may use. The first names the row, links to it and is always shown. */
  readonly columns: readonly ListColumn<Row, Sort>[];
  /** All filters that the viewer may use. */
  readonly filters: readonly ListFilter[];
  /** Default sort without page settings. */
  readonly sort: { readonly field: Sort; readonly direction: 'ASC' | 'DESC' };
  /** False if there are no bulk actions. Default: rows have checkboxes. */
  readonly isCheckable?: boolean;
  /** Fixed filter of the list, such as one collection. */
  readonly scope?: QueryFilter;
  /** True while values of these filters are being resolved. No query is sent during this time. */
  readonly isWaiting?: (values: FilterValues) => boolean;
  /** Returns the fetched options. A hook: called on every render. */
  readonly useChoices?: (values: FilterValues) => Choices;
  /**
   * Returns the rows selected by the filter values, such as pasted numbers; null if there are none. A hook: called on
   * every render.
   */
  readonly usePicked?: (filter: QueryFilter, values: FilterValues) => SelectedNumbers | null;
}

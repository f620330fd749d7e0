import { formatCount } from '../../ui/numbers';
import type { FacetOption } from '../filters/facets';
import type { OwnControl } from '../filters/filter-control';
import type { FilterField, QueryFilter } from '../filters/filter-field';
import type { FilterValues } from '../filters/values/filter-value';
import type { PageId } from '../state/page-ids';
import type { TableColumn } from '../state/table-column';
import type { ListSource } from './list-source';

/** `1 stone`, `1,240 stones` */
export function countOf(count: number, { noun, plural }: Pick<ListDeclaration<never>, 'noun' | 'plural'>): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}

/*
 * A list is a declaration (`ListDeclaration`): which query answers it (`listSource`), what its rows are called, which
 * columns (`listColumn`) and filters (`listFilter`) the client knows and the viewer may have. Columns and filters go by
 * their names in the schema. Which of them a page offers, in which order, under which labels, with which options, first
 * sort and page size, is told by its page settings; somebody's own choice of columns stays within that.
 *
 *   const list = useList(orders);
 *
 * reads settings and rows (in the shop at the same time) and keeps filters, sort, page, columns, checked rows, counts and chips.
 * What is shown of it: `ListResults` (a table or cards, or what stands in their place), `FilterBar`, `FilterPanel`,
 * `ListSettings`. A screen of the back office is `ListScreen` with what is special about it (`admin/orders` is the
 * shortest), `CheckedJobs` or a part of its own below it for checked rows.
 */

/** Every row has a server ID. */
export interface ListedRow {
  readonly id: string;
}

/** A column of a list. Page settings define which columns a page offers, and in which order. */
export interface ListColumn<Row, Sort extends string = string> extends TableColumn<Row> {
  /** Name in page settings: a field of the row, or a path such as `price.total`. */
  readonly path: string;
  /** Full name, without the unit. */
  readonly label: string;
  /** Sort field of the server; null if it is not sortable. */
  readonly sort: Sort | null;
  /** The bare value for exports and comparisons: numbers as numbers. */
  readonly plain: (row: Row) => string | number | null;
}

/** A filter of a list. Page settings define which filters a page offers, their order, labels and options. */
export type ListFilter = FilterField & {
  /** Name in page settings: a field of the list's filter input. */
  readonly field: string;
  /** Facet of the server; null if there is none. */
  readonly facet: string | null;
  /** Static options; facets of the server can add more. */
  readonly options?: readonly FacetOption[] | undefined;
  /** Which options are offered for those that the server counted. */
  readonly fold?: ((options: readonly FacetOption[]) => readonly FacetOption[]) | undefined;
  /** A better control than the plain one of its kind. */
  readonly control?: OwnControl | undefined;
  /** Offered on every page of the list, regardless of the settings: a tool rather than a filter. */
  readonly isAlwaysOffered?: boolean | undefined;
};

/** Options by filter ID that are fetched, or that belong to selected values. */
export type Choices = Readonly<Partial<Record<string, readonly FacetOption[] | undefined>>>;

/** Rows that are picked one by one: pasted numbers. */
export interface PickedRows {
  /** Ids of all of them in the order of picking, whatever else is set; `null` while they are looked up. */
  readonly ids: readonly string[] | null;
  /** Options with matches under the other filters; null while unknown. */
  readonly left: readonly string[] | null;
  /** Picks that mean no row of the list. */
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
  /** The same of many: "orders". */
  readonly plural: string;
  readonly source: ListSource<Row, Sort>;
  /** Returns the name of a row: its stock number, its email. */
  readonly rowName: (row: Row) => string;
  /** Every column that the viewer may have. The first names the row, links to it and is always shown. */
  readonly columns: readonly ListColumn<Row, Sort>[];
  /** Every filter that the viewer may have. */
  readonly filters: readonly ListFilter[];
  /** Default sort without page settings. */
  readonly sort: { readonly field: Sort; readonly direction: 'ASC' | 'DESC' };
  /** Rows have checkboxes by default; false if there are no bulk actions. */
  readonly isCheckable?: boolean;
  /** Fixed filter of the list, such as one collection. */
  readonly scope?: QueryFilter;
  /** True while values of these filters are still being resolved; no query is sent until then. */
  readonly isWaiting?: (values: FilterValues) => boolean;
  /** Options that take reading. Called on every render. */
  readonly useChoices?: (values: FilterValues) => Choices;
  /**
   * Returns rows selected by the filter values, such as pasted numbers; null if there are none. Called on every
   * render.
   */
  readonly usePicked?: (filter: QueryFilter, values: FilterValues) => PickedRows | null;
}

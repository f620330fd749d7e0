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
 * reads settings and rows at the same time and keeps filters, sort, page, columns, checked rows, counts and chips.
 * What is shown of it: `ListResults` (a table or cards, or what stands in their place), `FilterBar`, `FilterPanel`,
 * `ListSettings`. A screen of the back office is `ListScreen` with what is special about it (`admin/orders` is the
 * shortest), `CheckedJobs` or a part of its own below it for checked rows.
 */

/** Every row has an id that the server knows it by. */
export interface ListedRow {
  readonly id: string;
}

/** A column that a list can show. Which of them a page offers, and in which order, is told by its settings. */
export interface ListColumn<Row, Sort extends string = string> extends TableColumn<Row> {
  /** Its name in page settings: the field of a row in the schema, or the path of one, such as `price.total`. */
  readonly path: string;
  /** Its name in full, without the unit. */
  readonly label: string;
  /** What the server sorts by; `null` where it does not. */
  readonly sort: Sort | null;
  /** The bare value for exports and comparisons: numbers as numbers. */
  readonly plain: (row: Row) => string | number | null;
}

/** A filter that a list can offer. Which of them a page offers, their order, labels and options are told by its settings. */
export type ListFilter = FilterField & {
  /** Its name in page settings: a field of the list's filter input. */
  readonly field: string;
  /** What the server counts for it; `null` where there is nothing to count. */
  readonly facet: string | null;
  /** Its options where they are known beforehand; the server's facets tell them besides. */
  readonly options?: readonly FacetOption[] | undefined;
  /** Which options are offered for those that the server counted. */
  readonly fold?: ((options: readonly FacetOption[]) => readonly FacetOption[]) | undefined;
  /** A better control than the plain one of its kind. */
  readonly control?: OwnControl | undefined;
  /** Stands on every page of the list, whatever the settings say: a tool rather than a filter. */
  readonly isAlwaysOffered?: boolean | undefined;
};

/** Options of filters, by the filter's id, that take reading or belong to what is chosen. */
export type Choices = Readonly<Partial<Record<string, readonly FacetOption[] | undefined>>>;

/** Rows that are picked one by one: pasted numbers. */
export interface PickedRows {
  /** Ids of all of them in the order of picking, whatever else is set; `null` while they are looked up. */
  readonly ids: readonly string[] | null;
  /** Those that the other filters leave; `null` while that is not known. */
  readonly left: readonly string[] | null;
  /** Picks that mean no row of the list. */
  readonly missing: readonly string[];
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** What a list lists. Must stay the same object while nothing of it changes. */
export interface ListDeclaration<Row extends ListedRow, Sort extends string = string> {
  /** Name of its page settings, and of what is kept of its state. */
  readonly pageId: PageId;
  /** What a row is called, lower-case: "order". */
  readonly noun: string;
  /** The same of many: "orders". */
  readonly plural: string;
  readonly source: ListSource<Row, Sort>;
  /** What one row is called: its stock number, its e-mail. */
  readonly rowName: (row: Row) => string;
  /** Every column that the viewer may have. The first names the row, links to it and is always shown. */
  readonly columns: readonly ListColumn<Row, Sort>[];
  /** Every filter that the viewer may have. */
  readonly filters: readonly ListFilter[];
  /** How it is sorted where the page settings do not say. */
  readonly sort: { readonly field: Sort; readonly direction: 'ASC' | 'DESC' };
  /** Rows can be checked, unless it says no: there is nothing to be done with many of them. */
  readonly isCheckable?: boolean;
  /** What the list is a part of, such as one collection. */
  readonly scope?: QueryFilter;
  /** What these filters mean is still being read: nothing is asked for yet. */
  readonly isWaiting?: (values: FilterValues) => boolean;
  /** Options that take reading. Called on every render. */
  readonly useChoices?: (values: FilterValues) => Choices;
  /** Rows picked by what is set, `null` where none are. Called on every render. */
  readonly usePicked?: (filter: QueryFilter, values: FilterValues) => PickedRows | null;
}

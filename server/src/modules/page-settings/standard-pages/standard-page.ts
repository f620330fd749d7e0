import type { SortDirection } from '../../../kernel/input/page.ts';
import type { ReferenceValue } from '../../reference-data/index.ts';
import { FilterKind } from '../filter-kind.ts';

/** Default option of a filter. */
export interface StandardOption {
  readonly value: string;
  readonly label: string;
}

/** Default filter of a page. */
export interface StandardFilter {
  readonly field: string;
  readonly label: string;
  readonly kind: FilterKind;
  readonly options: readonly StandardOption[];
}

/** Default settings of a standard page. */
export interface StandardPage {
  readonly pageName: string;
  readonly list: string;
  readonly title: string;
  readonly description: string | null;
  /** False for pages of the back office, whose settings only administrators can read. */
  readonly isVisible: boolean;
  readonly columns: readonly string[];
  readonly sortField: string | null;
  /** The default is ascending. */
  readonly sortDirection?: SortDirection;
  readonly filters: readonly StandardFilter[];
}

export const range = (field: string, label: string): StandardFilter => ({
  field,
  label,
  kind: FilterKind.RANGE,
  options: [],
});

export const toggle = (field: string, label: string): StandardFilter => ({
  field,
  label,
  kind: FilterKind.TOGGLE,
  options: [],
});

export const textFilter = (field: string, label: string): StandardFilter => ({
  field,
  label,
  kind: FilterKind.TEXT,
  options: [],
});

/** Creates a multiselect filter. If no values are given, its options are the facet values of the list. */
export const choice = (field: string, label: string, values: readonly ReferenceValue[] = []): StandardFilter => ({
  field,
  label,
  kind: FilterKind.MULTISELECT,
  options: values.map((value) => ({ value: String(value.id), label: value.label })),
});

import type { SortDirection } from '../../../kernel/input/page.ts';
import type { ReferenceValue } from '../../reference-data/index.ts';
import { FilterKind } from '../filter-kind.ts';

/** A value that a filter offers from the beginning. */
export interface StandardOption {
  readonly value: string;
  readonly label: string;
}

/** A filter that a page has from the beginning. */
export interface StandardFilter {
  readonly field: string;
  readonly label: string;
  readonly kind: FilterKind;
  readonly options: readonly StandardOption[];
}

/** What the settings of a page of the product are before anybody changes them. */
export interface StandardPage {
  readonly pageName: string;
  readonly list: string;
  readonly title: string;
  readonly description: string | null;
  /** Screens of the back office are not: nobody else needs their settings. */
  readonly isVisible: boolean;
  readonly columns: readonly string[];
  readonly sortField: string | null;
  /** Ascending unless told otherwise. */
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

export const words = (field: string, label: string): StandardFilter => ({
  field,
  label,
  kind: FilterKind.TEXT,
  options: [],
});

/** Without values, whatever the list itself has is offered. */
export const choice = (field: string, label: string, values: readonly ReferenceValue[] = []): StandardFilter => ({
  field,
  label,
  kind: FilterKind.MULTISELECT,
  options: values.map((value) => ({ value: String(value.id), label: value.label })),
});

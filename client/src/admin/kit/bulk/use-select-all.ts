import { useState } from 'react';
import type { QueryFilter } from '../../../table/filters/filter-field';
import { countOf, type ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';

/** Selection of all rows that match the filters, instead of individual rows. */
export interface SelectAll {
  /** Total number of rows in the list. */
  readonly count: number;
  /** Description of the selection: `all 1,240 melee lots that match the filters`. */
  readonly text: string;
  /** Whether "select all" is offered: all rows of the page are selected and there are more pages. */
  readonly isOffered: boolean;
  /** The list filter while all rows are selected. Otherwise null. */
  readonly filter: QueryFilter | null;
  readonly selectAll: () => void;
  /** Restores the selection of individual rows. */
  readonly clearAll: () => void;
}

/**
 * Returns the selection of all rows that match the filters. It is cleared if a row is selected or deselected or a
 * filter changes, so that it never includes unseen rows.
 */
export function useSelectAll<Row extends ListedRow>({ checked, rows, chips, declaration }: List<Row>): SelectAll {
  const { page, filter, isStale } = rows;
  const [allSelected, setAllSelected] = useState<{ filter: QueryFilter; ids: readonly string[] } | null>(null);
  const isAllSelected = allSelected !== null && allSelected.filter === filter && allSelected.ids === checked.ids;
  if (allSelected !== null && !isAllSelected) {
    setAllSelected(null);
  }
  const items = page?.items ?? [];
  const count = page?.total ?? 0;
  return {
    count,
    text: `all ${countOf(count, declaration)}${chips.length === 0 ? '' : ' that match the filters'}`,
    isOffered: !isStale && items.length > 0 && count > items.length && items.every(({ id }) => checked.has(id)),
    filter: isAllSelected ? allSelected.filter : null,
    selectAll: () => setAllSelected(filter === null ? null : { filter, ids: checked.ids }),
    clearAll: () => setAllSelected(null),
  };
}

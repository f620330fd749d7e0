import { useState } from 'react';
import type { QueryFilter } from '../../../table/filters/filter-field';
import { countOf, type ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';

/** Selects all filtered rows in place of the checked ones. */
export interface SelectAll {
  /** How many there are, as the list has it. */
  readonly count: number;
  /** `all 1,240 melee lots that the filters give` */
  readonly text: string;
  /** Every row of the page is checked, and there are more. */
  readonly isOffered: boolean;
  /** The filter while all rows are selected; null while the checked rows are. */
  readonly filter: QueryFilter | null;
  readonly mean: () => void;
  /** Returns to the checked rows. */
  readonly leave: () => void;
}

/**
 * The selection of all rows ends when a row is checked or unchecked or a filter changes, so that it never includes
 * rows the user has not seen.
 */
export function useSelectAll<Row extends ListedRow>({ checked, rows, chips, declaration }: List<Row>): SelectAll {
  const { page, filter, isStale } = rows;
  const [meant, setMeant] = useState<{ filter: QueryFilter; ids: readonly string[] } | null>(null);
  const isMeant = meant !== null && meant.filter === filter && meant.ids === checked.ids;
  if (meant !== null && !isMeant) {
    setMeant(null);
  }
  const items = page?.items ?? [];
  const count = page?.total ?? 0;
  return {
    count,
    text: `all ${countOf(count, declaration)}${chips.length === 0 ? '' : 'that match the filters'}`,
    isOffered: !isStale && items.length > 0 && count > items.length && items.every(({ id }) => checked.has(id)),
    filter: isMeant ? meant.filter : null,
    mean: () => setMeant(filter === null ? null : { filter, ids: checked.ids }),
    leave: () => setMeant(null),
  };
}

import { useState } from 'react';
import type { QueryFilter } from '../../../table/filters/filter-field';
import { countOf, type ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';

/** All rows that the filters of a list give, which can be meant in place of the checked ones. */
export interface SelectAll {
  /** How many there are, as the list has it. */
  readonly count: number;
  /** `all 1,240 melee lots that the filters give` */
  readonly text: string;
  /** Every row of the page is checked, and there are more. */
  readonly isOffered: boolean;
  /** What gives them, while they are meant; `null` while the checked rows are. */
  readonly filter: QueryFilter | null;
  readonly mean: () => void;
  /** The checked rows are meant again. */
  readonly leave: () => void;
}

/** They are meant until another row is checked or unchecked, or a filter is changed: never more than somebody has seen. */
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
    text: `all ${countOf(count, declaration)}${chips.length === 0 ? '' : ' that the filters give'}`,
    isOffered: !isStale && items.length > 0 && count > items.length && items.every(({ id }) => checked.has(id)),
    filter: isMeant ? meant.filter : null,
    mean: () => setMeant(filter === null ? null : { filter, ids: checked.ids }),
    leave: () => setMeant(null),
  };
}

import type { DiamondSort } from '../../graphql/generated/graphql';
import type { ColumnOrder, TableShape } from '../../table/state/table-state';
import type { DiamondColumn } from './diamond-columns';
import type { DiamondField } from './filters/diamond-filters';

/** Stands for the order in which numbers were pasted. */
export const PASTED_ORDER = 'no';

const smallestFirst: readonly ColumnOrder[] = [{ column: 'carat', isDescending: false }];

/** True when the rows are to come in the order of the pasted numbers. */
export function isPastedOrder(sort: readonly ColumnOrder[]): boolean {
  return sort[0]?.column === PASTED_ORDER;
}

/** The server's sort for the list's. */
export function diamondSort(sort: readonly ColumnOrder[], columns: readonly DiamondColumn[]): DiamondSort[] {
  return sort.flatMap(({ column, isDescending }) => {
    const field = columns.find(({ id }) => id === column)?.sortField;
    return field === undefined ? [] : [{ field, direction: isDescending ? 'DESC' : 'ASC' }];
  });
}

/** What the URL of a list of stones can say. */
export function diamondTableShape(columns: readonly DiamondColumn[], fields: readonly DiamondField[]): TableShape {
  return {
    fields,
    sortable: [...columns.filter(({ sortField }) => sortField !== undefined).map(({ id }) => id), PASTED_ORDER],
    defaultSort: smallestFirst,
  };
}

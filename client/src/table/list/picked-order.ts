import type { ColumnOrder } from '../state/table-state';

/** The sort that stands for the order in which rows were picked. */
export const PICKED_ORDER = 'no';

/** True when the rows are to come in the order of picking. */
export function isPickedOrder(sort: readonly ColumnOrder[]): boolean {
  return sort[0]?.column === PICKED_ORDER;
}

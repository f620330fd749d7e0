import type { StockChangeLineFragment } from '../../graphql/generated/graphql';

type UndoState = Pick<StockChangeLineFragment, 'undoUntil' | 'undoneAt' | 'undoneBy'>;

/** Returns whether a change was undone, can be undone until when, or no longer can. */
export const undoText =
  (format: (at: string) => string) =>
  ({ undoUntil, undoneAt, undoneBy }: UndoState): string => {
    if (undoneAt !== null) {
      return `Undone ${format(undoneAt)}${undoneBy === null ? '' : ` by ${undoneBy}`}`;
    }
    return undoUntil === null ? 'No longer possible' : `Until ${format(undoUntil)}`;
  };

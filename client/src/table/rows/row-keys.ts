/** What was pressed, as far as it matters. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key asks of the focused row. */
export type RowCommand = 'open' | 'toggle' | 'checkPage' | 'move';

const moves = new Set(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End']);

/** The command of a key, `null` for a key that is none of the list's. */
export function rowCommand({ key, ctrlKey, metaKey, altKey }: PressedKey): RowCommand | null {
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'a' ? 'checkPage' : null;
  }
  if (altKey) {
    return null;
  }
  if (key === 'Enter') {
    return 'open';
  }
  if (key === ' ') {
    return 'toggle';
  }
  return moves.has(key) ? 'move' : null;
}

/**
 * The index that a key moves to from `index`, where `abreast` rows stand side by side (1 in a table)
 * and `last` is the last index. `null` when the key means no move there.
 */
export function moveTarget(key: string, index: number, abreast: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + abreast, last);
    case 'ArrowUp':
      return Math.max(index - abreast, 0);
    case 'ArrowRight':
      return abreast > 1 ? Math.min(index + 1, last) : null;
    case 'ArrowLeft':
      return abreast > 1 ? Math.max(index - 1, 0) : null;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

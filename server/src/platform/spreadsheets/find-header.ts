/** Rows among which the header is looked for: above it stand titles, dates and addresses. */
export const rowsLookedAt = 25;

/** Where a header may be. */
export interface FoundHeader {
  /** Its place among the rows, from 0. */
  readonly place: number;
  /** How many of its cells are names. */
  readonly known: number;
}

/**
 * The row with the most names that a header may have, of which they are at least two and at least half, whatever stands
 * above; null when no row is like that.
 */
export function findHeader(
  rows: readonly (readonly string[])[],
  isName: (cell: string) => boolean,
): FoundHeader | null {
  let best: FoundHeader | null = null;
  for (const [place, cells] of rows.slice(0, rowsLookedAt).entries()) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const known = filled.filter(isName).length;
    if (known > (best?.known ?? 1) && known * 2 >= filled.length) best = { place, known };
  }
  return best;
}

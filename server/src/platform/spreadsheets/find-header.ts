/** Number of rows that are searched for the header. Titles, dates and addresses may precede it. */
export const rowsLookedAt = 25;

export interface FoundHeader {
  /** Zero-based position among the rows. */
  readonly place: number;
  /** Number of cells that are column names. */
  readonly known: number;
}

/** Returns the row with the most column names: at least two, and at least half of its cells. Null if there is none. */
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

/** Number of rows that are searched for the header. Titles, dates and addresses may precede it. */
export const rowsLookedAt = 25;

export interface FoundHeader {
  /** Zero-based position of the header among the rows. */
  readonly index: number;
  /** Number of cells that are column names. */
  readonly nameCount: number;
}

/** Returns the row with the most column names: at least two, and at least half of its cells. Null if there is none. */
export function findHeader(
  rows: readonly (readonly string[])[],
  isName: (cell: string) => boolean,
): FoundHeader | null {
  let best: FoundHeader | null = null;
  for (const [index, cells] of rows.slice(0, rowsLookedAt).entries()) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const nameCount = filled.filter(isName).length;
    if (nameCount > (best?.nameCount ?? 1) && nameCount * 2 >= filled.length) best = { index, nameCount };
  }
  return best;
}

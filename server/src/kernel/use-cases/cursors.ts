/** What a cursor was made for. It is good for nothing else. */
export interface CursorPurpose {
  /** Which feed it is of. */
  readonly feed: 'stock' | 'orders';
  /** Id of the user whose it is. */
  readonly ownerId: number;
  /** What was asked for: the same question has the same text. */
  readonly question: string;
  /** What decides what the owner sees, and at which prices. */
  readonly terms: string;
}

/** Signs places in feeds, which callers give back to go on from there. */
export interface Cursors {
  sign(purpose: CursorPurpose, place: object): string;
  /**
   * The place of a cursor. Throws INVALID_REQUEST at `cursor`: for what is none of ours, where it was made for another
   * feed, owner or question (409, reason CURSOR_MISMATCH), and where what its owner sees has changed (410, CURSOR_EXPIRED).
   */
  read<Place extends object>(cursor: string, purpose: CursorPurpose): Place;
}

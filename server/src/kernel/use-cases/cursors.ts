/** Purpose of a cursor. It is refused for any other. */
export interface CursorPurpose {
  readonly feed: 'stock' | 'orders';
  /** User ID of the owner. */
  readonly ownerId: number;
  /** The query in a normalized form: equal queries have equal texts. */
  readonly question: string;
  /** Identifies the owner's rights and prices. */
  readonly terms: string;
}

/** Signs positions in feeds, which clients send back to continue from there. */
export interface Cursors {
  sign(purpose: CursorPurpose, place: object): string;
  /**
   * Returns the position of a cursor. Throws INVALID_REQUEST at `cursor`: if the signature is invalid, if feed, owner
   * or query differ (409, reason CURSOR_MISMATCH), or if the owner's terms have changed (410, CURSOR_EXPIRED).
   */
  read<Place extends object>(cursor: string, purpose: CursorPurpose): Place;
}

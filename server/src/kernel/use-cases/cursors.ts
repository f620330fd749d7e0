/** Purpose of a cursor. A cursor is rejected for any other purpose. */
export interface CursorPurpose {
  readonly feed: 'stock' | 'orders';
  /** User ID of the owner. */
  readonly ownerId: number;
  /** Normalized form of the query. Equal queries have equal strings. */
  readonly question: string;
  /** Identifies the owner's rights and prices. */
  readonly terms: string;
}

/** Signs and reads cursors. A cursor contains the position at which a client resumes a feed. */
export interface Cursors {
  sign(purpose: CursorPurpose, position: object): string;
  /**
   * Returns the position of a cursor. Throws INVALID_REQUEST for the field `cursor` if the signature is invalid, if
   * feed, owner or query differ (409, reason CURSOR_MISMATCH), or if the owner's terms have changed (410,
   * CURSOR_EXPIRED).
   */
  read<Place extends object>(cursor: string, purpose: CursorPurpose): Place;
}

/** Purpose of a cursor. The cursor is rejected if it is used for any other purpose. */
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
   * Returns the position of a cursor. Throws INVALID_REQUEST for the field `cursor` if the signature is invalid. Also
   * throws if the feed, owner or query differs (409, reason CURSOR_MISMATCH), or the owner's terms have changed (410,
   * reason CURSOR_EXPIRED).
   */
  read<Place extends object>(cursor: string, purpose: CursorPurpose): Place;
}

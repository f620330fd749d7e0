/** How a column is used. */
export type ColumnUse<H extends string = string> =
  | { readonly kind: 'heading'; readonly heading: H }
  /**
   * Stored as an extra attribute. `isKnown` is true for column names that are common in the trade, and for headers of
   * our own exports.
   */
  | { readonly kind: 'extra'; readonly name: string; readonly isKnown: boolean }
  /** Ignored by the profile, or ambiguous. */
  | { readonly kind: 'none' };

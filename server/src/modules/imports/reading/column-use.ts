/** What a column is used for. */
export type ColumnUse<H extends string = string> =
  | { readonly kind: 'heading'; readonly heading: H }
  /** Kept as an extra attribute. `isKnown`: the trade has such a column, or our own exports have named it so. */
  | { readonly kind: 'extra'; readonly name: string; readonly isKnown: boolean }
  /** Left out on purpose, or nobody can tell what it is. */
  | { readonly kind: 'none' };

/** Ids from the first to the last. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

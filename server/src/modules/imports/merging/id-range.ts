/** Range of IDs, both ends inclusive. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

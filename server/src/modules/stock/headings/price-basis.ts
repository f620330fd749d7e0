/** What a column holds that is only called a price. The values are those of profiles. */
export enum PriceBasis {
  PER_CARAT = 'perCarat',
  TOTAL = 'total',
}

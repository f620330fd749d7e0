/** Where a piece of stock stands. The numbers are those of REST and of the database. */
export enum StockStatus {
  AVAILABLE = 1,
  /** Reserved for a buyer. */
  HOLD = 2,
  SUSPENDED = 3,
  /** Out on consignment. */
  MEMO = 4,
}

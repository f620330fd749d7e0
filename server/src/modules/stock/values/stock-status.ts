/** The status of a stock item. The numbers are those of REST and of the database. */
export enum StockStatus {
  AVAILABLE = 1,
  /** Reserved for a buyer. */
  HOLD = 2,
  SUSPENDED = 3,
  /** Out on consignment. */
  MEMO = 4,
}

const statusNames: Readonly<Record<string, StockStatus>> = {
  available: StockStatus.AVAILABLE,
  hold: StockStatus.HOLD,
  suspended: StockStatus.SUSPENDED,
  memo: StockStatus.MEMO,
};

/** A status by its number or its documented name; what is neither comes back as it is. */
export const statusFrom = (value: unknown): unknown =>
  typeof value === 'string'
    ? (statusNames[value.toLowerCase()] ?? (/^\d$/.test(value) ? Number(value) : value))
    : value;

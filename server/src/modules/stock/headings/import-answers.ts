/** What becomes of prices with the sign or code of another currency. The values are those of profiles. */
export enum ForeignCurrency {
  IGNORE = 'ignore',
  REFUSE = 'refuse',
}

/** What becomes of rows that describe another stone than the stock has under their number. The values are those of profiles. */
export enum ChangedStones {
  UPDATE = 'update',
  REFUSE = 'refuse',
}

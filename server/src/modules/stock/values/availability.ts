import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Status of a stock item. The numeric values are used in REST and in the database. */
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

/** Converts a number or a documented name to a status. Any other value is returned unchanged. */
export const statusFrom = (value: unknown): unknown =>
  typeof value === 'string'
    ? (statusNames[value.toLowerCase()] ?? (/^\d$/.test(value) ? Number(value) : value))
    : value;

export enum Availability {
  FOR_SALE = 'FOR_SALE',
  HELD_FOR_YOU = 'HELD_FOR_YOU',
  ORDERED_BY_YOU = 'ORDERED_BY_YOU',
  ON_HOLD = 'ON_HOLD',
  SOLD = 'SOLD',
  GONE = 'GONE',
}

describedEnum(Availability, {
  name: 'Availability',
  description:
    'Availability of a stock item for the caller. Only FOR_SALE and HELD_FOR_YOU can be ordered. Treat an unknown value as GONE.',
  values: {
    FOR_SALE: 'Can be ordered.',
    HELD_FOR_YOU: 'On hold for the caller; other buyers cannot order it.',
    ORDERED_BY_YOU: 'In an order of the caller, open or completed. It cannot be ordered again.',
    ON_HOLD: 'On hold for another buyer, or in an open order of another buyer. It may become available again.',
    SOLD: 'Sold to another buyer.',
    GONE: 'Suspended, out on memo, inactive or without a price. Also half of an inseparable pair, if the other half cannot be ordered.',
  },
});

/** Returns whether the caller can order the item. */
export const isOrderable = (availability: Availability): boolean =>
  availability === Availability.FOR_SALE || availability === Availability.HELD_FOR_YOU;

/**
 * Availabilities in order of precedence, the most restrictive first. For items sold together, the most restrictive
 * one applies.
 */
export const mostRestrictiveFirst: readonly Availability[] = [
  Availability.GONE,
  Availability.SOLD,
  Availability.ON_HOLD,
  Availability.ORDERED_BY_YOU,
  Availability.HELD_FOR_YOU,
  Availability.FOR_SALE,
];

/** Returns the combined availability of items that are sold only together. */
export const mostRestrictiveOf = (availabilities: readonly Availability[]): Availability =>
  mostRestrictiveFirst.find((candidate) => availabilities.includes(candidate)) ?? Availability.GONE;

describedEnum(StockStatus, {
  name: 'StockStatus',
  description: 'Status of a stock item. Treat an unknown value as not for sale.',
  values: {
    AVAILABLE: 'REST: 1.',
    HOLD: 'Reserved for a buyer, or sold. REST value: 2.',
    SUSPENDED: 'REST: 3.',
    MEMO: 'Out on consignment. REST value: 4.',
  },
});

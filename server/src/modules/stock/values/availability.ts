import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { StockStatus } from './stock-status.ts';

/** What a stock item is to the caller at this moment. */
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
    'What a stock item is to the caller at this moment. Only FOR_SALE and HELD_FOR_YOU can be ordered. Treat an unknown value as GONE.',
  values: {
    FOR_SALE: 'Can be ordered.',
    HELD_FOR_YOU: 'On hold for the caller, who alone can order it.',
    ORDERED_BY_YOU: 'In an order of the caller, open or completed. It cannot be ordered again.',
    ON_HOLD: 'On hold for another buyer, or in an open order of another buyer. It may be for sale again.',
    SOLD: 'Sold to another buyer.',
    GONE: 'Suspended, out on memo, inactive or without a price; or half of a pair that is sold only together, if the other half cannot be ordered.',
  },
});

/** Whether the caller can order an item. */
export const isOrderable = (availability: Availability): boolean =>
  availability === Availability.FOR_SALE || availability === Availability.HELD_FOR_YOU;

/** From the one that most hinders an order of several items together to the one that least does. */
export const gravestFirst: readonly Availability[] = [
  Availability.GONE,
  Availability.SOLD,
  Availability.ON_HOLD,
  Availability.ORDERED_BY_YOU,
  Availability.HELD_FOR_YOU,
  Availability.FOR_SALE,
];

/** Returns what several items are to the caller if they are only sold together. */
export const gravestOf = (availabilities: readonly Availability[]): Availability =>
  gravestFirst.find((one) => availabilities.includes(one)) ?? Availability.GONE;

describedEnum(StockStatus, {
  name: 'StockStatus',
  description: 'The status of a stock item. Treat an unknown value as not for sale.',
  values: {
    AVAILABLE: 'REST: 1.',
    HOLD: 'Reserved for a buyer, or sold. REST: 2.',
    SUSPENDED: 'REST: 3.',
    MEMO: 'Out on consignment. REST: 4.',
  },
});

import { registerEnumType } from 'type-graphql';
import { StockStatus } from './stock-status.ts';

/** What a stock item is to the caller at this moment. */
export enum Availability {
  FOR_SALE = 'FOR_SALE',
  HELD_FOR_YOU = 'HELD_FOR_YOU',
  GONE = 'GONE',
}

registerEnumType(Availability, {
  name: 'Availability',
  description: 'What a stock item is to the caller at this moment. Treat an unknown value as GONE.',
  valuesConfig: {
    FOR_SALE: { description: 'Can be ordered.' },
    HELD_FOR_YOU: { description: 'On hold for the caller, who can order it; nobody else can.' },
    GONE: {
      description:
        'Held for somebody else, suspended, out on memo or off the lists; or half of a pair that is not separated whose other half is.',
    },
  },
});

registerEnumType(StockStatus, {
  name: 'StockStatus',
  description: 'The status of a stock item. Treat an unknown value as not for sale.',
  valuesConfig: {
    AVAILABLE: { description: 'REST: 1.' },
    HOLD: { description: 'Reserved for a buyer. REST: 2.' },
    SUSPENDED: { description: 'REST: 3.' },
    MEMO: { description: 'Out on consignment. REST: 4.' },
  },
});

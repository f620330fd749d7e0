import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** How a hold has ended. */
export enum HoldOutcome {
  RELEASED = 'RELEASED',
  EXPIRED = 'EXPIRED',
  ORDERED = 'ORDERED',
}

describedEnum(HoldOutcome, {
  name: 'HoldOutcome',
  description: 'How a hold has ended. More may come.',
  values: {
    RELEASED: 'Whoever had it gave it back, or the house ended it.',
    EXPIRED: 'Its time was over.',
    ORDERED: 'The item was ordered by whom it was held for.',
  },
});

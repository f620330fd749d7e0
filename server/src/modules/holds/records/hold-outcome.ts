import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** How a hold ended. */
export enum HoldOutcome {
  RELEASED = 'RELEASED',
  EXPIRED = 'EXPIRED',
  ORDERED = 'ORDERED',
}

describedEnum(HoldOutcome, {
  name: 'HoldOutcome',
  description: 'How a hold ended. More values may be added.',
  values: {
    RELEASED: 'The holder or an administrator released the hold.',
    EXPIRED: 'The hold expired.',
    ORDERED: 'The holder ordered the item.',
  },
});

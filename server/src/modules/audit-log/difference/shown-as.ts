import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** How a value of a change is shown to people. */
export enum ShownAs {
  TEXT = 'text',
  LONG_TEXT = 'longText',
  NUMBER = 'number',
  MONEY = 'money',
  DAY = 'day',
  MOMENT = 'moment',
}

describedEnum(ShownAs, {
  name: 'AuditValueKind',
  description: 'How the words of a change are to be shown.',
  values: {
    TEXT: 'As they are.',
    LONG_TEXT: 'As they are; they may have many lines.',
    NUMBER: 'A number, without trailing zeros.',
    MONEY: 'An amount in the house’s currency, without trailing zeros.',
    DAY: 'A day: 2026-11-24.',
    MOMENT: 'An instant, ISO 8601 in UTC.',
  },
});

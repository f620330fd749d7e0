import { describedEnum } from '../../../../kernel/values/described-enum.ts';

/** Day of the week, numbered as in ISO 8601. */
export enum Weekday {
  MONDAY = 1,
  TUESDAY = 2,
  WEDNESDAY = 3,
  THURSDAY = 4,
  FRIDAY = 5,
  SATURDAY = 6,
  SUNDAY = 7,
}

describedEnum(Weekday, {
  name: 'Weekday',
  description: 'Day of the week.',
  values: {
    MONDAY: 'Monday.',
    TUESDAY: 'Tuesday.',
    WEDNESDAY: 'Wednesday.',
    THURSDAY: 'Thursday.',
    FRIDAY: 'Friday.',
    SATURDAY: 'Saturday.',
    SUNDAY: 'Sunday.',
  },
});

/** Hour in UTC at which price lists are sent: before working hours in Antwerp and New York, and at noon in Mumbai. */
const sendingHour = 6;

/** Returns the first sending time on the given weekday after `after`. */
export function nextSending(weekday: Weekday, after: Date): Date {
  const next = new Date(after);
  next.setUTCHours(sendingHour, 0, 0, 0);
  const today = next.getUTCDay() || Weekday.SUNDAY;
  next.setUTCDate(next.getUTCDate() + ((weekday - today + 7) % 7));
  if (next <= after) next.setUTCDate(next.getUTCDate() + 7);
  return next;
}

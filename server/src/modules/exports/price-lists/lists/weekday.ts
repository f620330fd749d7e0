import { describedEnum } from '../../../../kernel/values/described-enum.ts';

/** A day of the week, as ISO 8601 counts them. */
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
  description: 'A day of the week.',
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

/** When price lists are sent, in UTC: before the day's work in Antwerp and New York, at noon in Mumbai. */
const hourOfSending = 6;

/** The next time after a moment at which lists of a weekday are sent. */
export function nextSending(weekday: Weekday, after: Date): Date {
  const next = new Date(after);
  next.setUTCHours(hourOfSending, 0, 0, 0);
  const today = next.getUTCDay() || Weekday.SUNDAY;
  next.setUTCDate(next.getUTCDate() + ((weekday - today + 7) % 7));
  if (next <= after) next.setUTCDate(next.getUTCDate() + 7);
  return next;
}

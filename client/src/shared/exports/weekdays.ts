import type { Weekday } from '../../graphql/generated/graphql';

/** Days of the week with their labels. */
export const weekdays: readonly { readonly value: Weekday; readonly label: string }[] = [
  { value: 'MONDAY', label: 'Monday' },
  { value: 'TUESDAY', label: 'Tuesday' },
  { value: 'WEDNESDAY', label: 'Wednesday' },
  { value: 'THURSDAY', label: 'Thursday' },
  { value: 'FRIDAY', label: 'Friday' },
  { value: 'SATURDAY', label: 'Saturday' },
  { value: 'SUNDAY', label: 'Sunday' },
];

/** Returns the label of a day of the week. */
export const weekdayLabel = (weekday: Weekday): string =>
  weekdays.find(({ value }) => value === weekday)?.label ?? weekday;

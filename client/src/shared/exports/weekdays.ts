import type { Weekday } from '../../graphql/generated/graphql';

export const weekdays: readonly { readonly value: Weekday; readonly label: string }[] = [
  { value: 'MONDAY', label: 'Monday' },
  { value: 'TUESDAY', label: 'Tuesday' },
  { value: 'WEDNESDAY', label: 'Wednesday' },
  { value: 'THURSDAY', label: 'Thursday' },
  { value: 'FRIDAY', label: 'Friday' },
  { value: 'SATURDAY', label: 'Saturday' },
  { value: 'SUNDAY', label: 'Sunday' },
];

export const weekdayLabel = (weekday: Weekday): string =>
  weekdays.find(({ value }) => value === weekday)?.label ?? weekday;

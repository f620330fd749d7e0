/** Formats calendar dates in UTC, so that the user's time zone does not shift them. */
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a calendar day (`YYYY-MM-DD`) or a range of days. `24–26 November 2026`, `27 February – 1 March 2027` */
export function formatDays(first: string, last: string | null): string {
  return days.formatRange(new Date(first), new Date(last ?? first));
}

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats the date of a server timestamp in the user's time zone. `20 Nov 2026` */
export function formatDate(value: string): string {
  return date.format(new Date(value));
}

/** Formats the date and time of a server timestamp in the user's time zone. `20 Nov 2026, 14:05` */
export function formatDateTime(value: string): string {
  return dateTime.format(new Date(value));
}

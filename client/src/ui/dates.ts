const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day of a server's time, in the reader's time zone. `20 Nov 2026` */
export function formatDate(value: string): string {
  return date.format(new Date(value));
}

/** Day and time of a server's time, in the reader's time zone. `20 Nov 2026, 14:05` */
export function formatDateTime(value: string): string {
  return dateTime.format(new Date(value));
}

/** Whole days: nobody's time zone moves them. */
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** One day or several of a calendar (`YYYY-MM-DD`). `24–26 November 2026`, `27 February – 1 March 2027` */
export function formatDays(first: string, last: string | null): string {
  return days.formatRange(new Date(first), new Date(last ?? first));
}

import { isDay } from './days';

/** Converts one end of a range to a value for `<input type="date">`; an empty string for null. */
export function dayOfEnd(end: string | null): string {
  if (end === null || isDay(end)) {
    return end ?? '';
  }
  const date = new Date(end);
  return localDay(date);
}

/** Returns a date in the user's time zone: `2026-11-24`. */
export function localDay(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

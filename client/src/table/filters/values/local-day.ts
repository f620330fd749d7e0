import { isDay } from './days';

/** The day of an end, as `<input type="date">` takes it. */
export function dayOfEnd(end: string | null): string {
  if (end === null || isDay(end)) {
    return end ?? '';
  }
  const date = new Date(end);
  return localDay(date);
}

/** A moment's day in the reader's time zone: `2026-11-24`. */
export function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

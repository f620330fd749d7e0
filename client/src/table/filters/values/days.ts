import { formatDate, formatDateTime } from '../../../ui/dates';

/**
 * Range of days, including both ends. Null means that the end is open. A day (`2026-11-24`) is in the user's time
 * zone; the server sends days as timestamps (`2026-11-24T00:00:00.000Z`).
 */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

const END = String.raw`\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?`;
const RANGE = new RegExp(`^(${END})?\\.\\.(${END})?$`);
export const isDay = (end: string): boolean => !end.includes('T');

/** Returns the timestamp at which a day starts, or at which it ends if it is the last day of a range. */
function instantOf(end: string, side: 'from' | 'to'): Date {
  if (!isDay(end)) {
    return new Date(end);
  }
  return new Date(`${end}T${side === 'from' ? '00:00:00.000' : '23:59:59.999'}`);
}

const isValidDay = (end: string): boolean => !Number.isNaN(instantOf(end, 'from').getTime());

/** Parses a range from the URL: `2026-11-01..2026-11-24`. Returns null if it is invalid. */
export function readDays(text: string): DayRange | null {
  const match = RANGE.exec(text);
  const [from = null, to = null] = match?.slice(1) ?? [];
  const ends = [from, to].filter((end) => end !== null);
  const isReversed = from !== null && to !== null && instantOf(from, 'from') > instantOf(to, 'to');
  return ends.length === 0 || isReversed || !ends.every(isValidDay) ? null : { from, to };
}

export const writeDays = ({ from, to }: DayRange): string => `${from ?? ''}..${to ?? ''}`;

/** Converts a range of days to server timestamps. */
export function instantsOf({ from, to }: DayRange): { readonly min?: string; readonly max?: string } {
  return {
    ...(from === null ? {} : { min: instantOf(from, 'from').toISOString() }),
    ...(to === null ? {} : { max: instantOf(to, 'to').toISOString() }),
  };
}

const endText = (end: string, side: 'from' | 'to'): string =>
  isDay(end) ? formatDate(instantOf(end, side).toISOString()) : formatDateTime(end);

/** Formats a range of days. `24 Nov 2026`, `from 1 Nov 2026`, `1 Nov 2026 – 24 Nov 2026` */
export function describeDays({ from, to }: DayRange): string {
  if (from === null) {
    return to === null ? 'any' : `until ${endText(to, 'to')}`;
  }
  if (to === null) {
    return `from ${endText(from, 'from')}`;
  }
  return from === to && isDay(from) ? endText(from, 'from') : `${endText(from, 'from')} – ${endText(to, 'to')}`;
}

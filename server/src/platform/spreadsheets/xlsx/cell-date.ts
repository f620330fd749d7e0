const dayMs = 86_400_000;
/** Day 0 of spreadsheets. They take 1900 for a leap year, so that only days since March 1900 count from here. */
const dayZero = Date.UTC(1899, 11, 30);
const firstSound = Date.UTC(1900, 2, 1);
const firstUnknown = Date.UTC(10_000, 0, 1);
/** From day 0 to that of workbooks that count from 1904. */
const daysTo1904 = 1_462;

const isSound = (time: number): boolean => time >= firstSound && time < firstUnknown;

/** What a spreadsheet writes for a moment: days since its day 0, in UTC. Null where its calendar does not reach. */
export function serialOf(date: Date): number | null {
  const time = date.getTime();
  return isSound(time) ? (time - dayZero) / dayMs : null;
}

/** The moment that a spreadsheet has written as a number, to the millisecond; null for none of its calendar. */
export function dateOfSerial(serial: number, countsFrom1904: boolean): Date | null {
  const time = dayZero + Math.round((serial + (countsFrom1904 ? daysTo1904 : 0)) * dayMs);
  return isSound(time) ? new Date(time) : null;
}

/** A moment as imports read it: `2026-11-20`, or an instant of UTC where it has a time of day. Spreadsheets know no zones. */
export const dateText = (date: Date): string =>
  isMidnight(date) ? date.toISOString().slice(0, 10) : date.toISOString().replace('.000Z', 'Z');

/** The same for a date that a workbook has as text: `2026-11-20T00:00:00` is a day. */
export const isoText = (text: string): string =>
  text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace(/(?<=T[\d:.]+)$/, 'Z');

export const isMidnight = (date: Date): boolean => date.getTime() % dayMs === 0;

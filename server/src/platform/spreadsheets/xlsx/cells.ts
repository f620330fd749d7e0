import { storableText } from '../../../kernel/values/text.ts';

/** Returns the name of a column: A for 0, Z for 25, AA for 26. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Returns the zero-based column index of a cell reference: 27 for `AB12`. -1 if the reference contains no column. */
export function columnIndex(reference: string): number {
  let index = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    index = index * 26 + letter;
  }
  return index - 1;
}

/**
 * Characters that XML cannot contain or that readers change. These are control characters, unpaired surrogates, and
 * sequences that already look escaped. For example, XML turns a carriage return into a line feed.
 */
const special = /[^\P{Cc}\t\n]|[\p{Cs}\uFFFE\uFFFF]|_(?=x[\da-f]{4}_)/giu;
const escaped = /_x([\da-f]{4})_/gi;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a string for the XML of a workbook. {@link fromCellText} returns the original if a database can store it. */
export const toCellText = (text: string): string =>
  text
    .replace(special, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, (character) => entities[character] ?? character);

/** Decodes the escapes in a string of a workbook. Escaped characters that a database cannot store are replaced. */
export const fromCellText = (text: string): string =>
  text.includes('_x') ? storableText(text.replace(escaped, (_, hex: string) => characterOf(hex))) : text;

const characterOf = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/** Minimum length in characters. V8 always copies shorter slices. */
const shortestSlice = 13;

/**
 * Copies a string into separate memory. A parser returns slices of the chunk that it read, and a slice keeps the
 * whole chunk in memory.
 */
export const ownText = (text: string): string => (text.length < shortestSlice ? text : Buffer.from(text).toString());

const dayMs = 86_400_000;
/**
 * Day 0 of spreadsheet dates. Spreadsheets treat 1900 as a leap year, so the offset is only correct for dates from
 * March 1900.
 */
const dayZero = Date.UTC(1899, 11, 30);
const firstSound = Date.UTC(1900, 2, 1);
const firstUnknown = Date.UTC(10_000, 0, 1);
/** Number of days from day 0 to day 0 of workbooks with the 1904 date system. */
const daysTo1904 = 1_462;

const isSound = (time: number): boolean => time >= firstSound && time < firstUnknown;

/**
 * Converts an instant to a serial number: days since day 0, in UTC. Null if it is outside the range of spreadsheet
 * dates.
 */
export function serialOf(date: Date): number | null {
  const time = date.getTime();
  return isSound(time) ? (time - dayZero) / dayMs : null;
}

/** Converts a serial number to an instant, to the millisecond. Null if it is outside the range of spreadsheet dates. */
export function dateOfSerial(serial: number, countsFrom1904: boolean): Date | null {
  const time = dayZero + Math.round((serial + (countsFrom1904 ? daysTo1904 : 0)) * dayMs);
  return isSound(time) ? new Date(time) : null;
}

/**
 * Formats an instant in the format that imports read: `2026-11-20`, or with the time in UTC if it is not midnight.
 * Spreadsheets have no time zones.
 */
export const dateText = (date: Date): string =>
  isMidnight(date) ? date.toISOString().slice(0, 10) : date.toISOString().replace('.000Z', 'Z');

/**
 * Formats a date that is stored as text in a workbook like {@link dateText}: `2026-11-20T00:00:00` becomes
 * `2026-11-20`.
 */
export const isoText = (text: string): string =>
  text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace(/(?<=T[\d:.]+)$/, 'Z');

export const isMidnight = (date: Date): boolean => date.getTime() % dayMs === 0;

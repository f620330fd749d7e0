/*
 * Parses dates in requests and files. JavaScript's own parser is not used, because it accepts 30 February and returns
 * 2 March.
 */

// Years have four digits, so that JSON and the database represent them unchanged.
const day = /^([1-9]\d{3})-(\d\d)-(\d\d)$/;
const instant =
  /^([1-9]\d{3}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Returns whether a string is a date that exists: `2026-02-28`, but not `2026-02-30`. */
export function isDay(text: string): boolean {
  const [, year, month, date] = day.exec(text) ?? [];
  if (year === undefined) return false;
  const parsed = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return parsed.getUTCMonth() === Number(month) - 1 && parsed.getUTCDate() === Number(date);
}

/**
 * Parses an instant with a time zone: `2026-11-20T09:30:00Z`. Seconds and fractions are optional. Null if the instant
 * is not valid.
 */
export function readInstant(text: string): Date | null {
  const [, date] = instant.exec(text) ?? [];
  if (date === undefined || !isDay(date)) return null;
  const parsed = new Date(text);
  return parsed.getUTCFullYear() < 10_000 ? parsed : null;
}

/** Parses an instant, or a date as the start of that day in UTC. Null if it is not valid. */
export const readInstantOrDay = (text: string): Date | null =>
  isDay(text) ? new Date(`${text}T00:00:00Z`) : readInstant(text);

/** Returns the UTC date of an instant. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/*
 * The one place where dates from outside are read: those of both transports and of files. JavaScript's own reading makes
 * 30 February the 2nd of March.
 */

// Years of four digits, which both JSON and the database write as they are.
const day = /^([1-9]\d{3})-(\d\d)-(\d\d)$/;
const instant =
  /^([1-9]\d{3}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Whether a text is a day that the calendar has: `2026-02-28`, not `2026-02-30`. */
export function isDay(text: string): boolean {
  const [, year, month, date] = day.exec(text) ?? [];
  if (year === undefined) return false;
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return found.getUTCMonth() === Number(month) - 1 && found.getUTCDate() === Number(date);
}

/** An instant with a time zone: `2026-11-20T09:30:00Z`, seconds and their fractions as they come. Null: it is none. */
export function readInstant(text: string): Date | null {
  const [, date] = instant.exec(text) ?? [];
  if (date === undefined || !isDay(date)) return null;
  const found = new Date(text);
  return found.getUTCFullYear() < 10_000 ? found : null;
}

/** The same, or a day, which means its beginning in UTC. */
export const readInstantOrDay = (text: string): Date | null =>
  isDay(text) ? new Date(`${text}T00:00:00Z`) : readInstant(text);

/** The day that it is in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

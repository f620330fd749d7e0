import * as v from 'valibot';

/** Format of the value of `<input type="datetime-local">`: local time with minute precision and optional seconds. */
const LOCAL_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/**
 * Returns the validation schema for an optional timestamp entered in local time. The output is ISO 8601 in UTC, or
 * null.
 */
function optionalMoment(isValid: (moment: Date) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || LOCAL_MOMENT.test(text), 'Enter a date and a time'),
    v.check((text) => text === '' || isValid(new Date(text)), message),
    v.transform((text) => (text === '' ? null : new Date(text).toISOString())),
  );
}

/** Validation schema for an optional timestamp in the future. */
export const optionalFutureMoment = optionalMoment((moment) => moment > new Date(), 'Choose a time in the future');

/** Validation schema for an optional timestamp in the past. */
export const optionalPastMoment = optionalMoment((moment) => moment <= new Date(), 'Choose a time in the past');

/** Converts a server timestamp to a value for `<input type="datetime-local">`; an empty string for null. */
export function toLocalMoment(moment: string | null): string {
  if (moment === null) {
    return '';
  }
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Converts a server timestamp to a local date for `<input type="date">`; an empty string for null. */
export function toLocalDay(moment: string | null): string {
  return toLocalMoment(moment).slice(0, 10);
}

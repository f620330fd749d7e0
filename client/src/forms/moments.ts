import * as v from 'valibot';

/** How `<input type="datetime-local">` writes a moment: local time, to the minute. */
const LOCAL_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** A moment typed in local time that may be left empty: an ISO time in UTC or `null`. */
function optionalMoment(isRight: (moment: Date) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || LOCAL_MOMENT.test(text), 'Enter a date and a time'),
    v.check((text) => text === '' || isRight(new Date(text)), message),
    v.transform((text) => (text === '' ? null : new Date(text).toISOString())),
  );
}

/** The same where one that has passed is refused. */
export const optionalFutureMoment = optionalMoment((moment) => moment > new Date(), 'Choose a time in the future');

/** The same where one that is still to come is refused. */
export const optionalPastMoment = optionalMoment((moment) => moment <= new Date(), 'Choose a time in the past');

/** A moment of the server as `<input type="datetime-local">` takes it; empty for none. */
export function toLocalMoment(moment: string | null): string {
  if (moment === null) {
    return '';
  }
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The day of a moment of the server in local time, as `<input type="date">` takes it. */
export function toLocalDay(moment: string | null): string {
  return toLocalMoment(moment).slice(0, 10);
}

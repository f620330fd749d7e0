import { AppError } from '../../kernel/errors/errors.ts';
import type { Download } from '../../kernel/transport/download.ts';
import { anyone, forEveryKey } from '../../kernel/use-cases/access.ts';
import type { UseCaseConfig } from '../../kernel/use-cases/services.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { readVisibleShow } from './list-shows.ts';
import { ShowId } from './show.input.ts';
import type { ShowRow } from './show-row.ts';

/**
 * Returns midnight UTC on a day (`YYYY-MM-DD`), or on the day that is `daysLater` days later. The calendar library
 * expects UTC, regardless of the server's time zone.
 */
function midnight(day: string, daysLater = 0): Date {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return date;
}

/**
 * Creates the calendar file of a show. The event covers whole days, so that time zones cannot shift it to another
 * day.
 */
async function calendarOf(show: ShowRow, startDate: string, { brandName, publicUrl }: UseCaseConfig): Promise<string> {
  const { default: ical } = await import('ical-generator');
  const { id, name, location, booth, endDate, url, version } = show;
  const calendar = ical({ prodId: { company: brandName, product: 'Shows' } });
  calendar.createEvent({
    // A stable ID, so that opening the file again updates the event.
    id: `show-${id}@${new URL(publicUrl).hostname}`,
    sequence: version,
    allDay: true,
    start: midnight(startDate),
    // The end date is exclusive.
    end: midnight(endDate ?? startDate, 1),
    summary: name,
    location,
    description: booth === null ? null : `${brandName}: ${booth}`,
    url,
  });
  return calendar.toString();
}

/**
 * Returns a show as a calendar file. Throws SHOW_NOT_FOUND if the caller may not see it, or if its dates are not set.
 */
export const showCalendar = query(forEveryKey(anyone), ShowId, async (ctx, { id }): Promise<Download> => {
  const show = await readVisibleShow(ctx, id);
  if (show.startDate === null) {
    throw new AppError('SHOW_NOT_FOUND', { details: [{ path: 'id', message: 'has no dates yet' }] });
  }
  const text = await calendarOf(show, show.startDate, ctx.services.config);
  return {
    fileName: `show-${id}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    text: (async function* () {
      yield text;
    })(),
  };
});

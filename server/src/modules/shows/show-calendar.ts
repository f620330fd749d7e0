import { AppError } from '../../kernel/errors/errors.ts';
import type { Download } from '../../kernel/transport/download.ts';
import { anyone, forEveryKey } from '../../kernel/use-cases/access.ts';
import type { HouseConfig } from '../../kernel/use-cases/services.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { findShow } from './list-shows.ts';
import { ShowId } from './show.input.ts';
import type { ShowRow } from './show-row.ts';

/** Midnight, so many days after a day `YYYY-MM-DD`. The library takes the days of UTC, wherever the server stands. */
function midnight(day: string, daysLater = 0): Date {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return date;
}

/** A show whose days are known, as whole days: nobody's time zone moves them. */
async function calendarOf(show: ShowRow, startDate: string, { brandName, publicUrl }: HouseConfig): Promise<string> {
  const { default: ical } = await import('ical-generator');
  const { id, name, location, booth, endDate, url, version } = show;
  const calendar = ical({ prodId: { company: brandName, product: 'Shows' } });
  calendar.createEvent({
    // The same show is the same entry when the file is opened again; the newer one wins.
    id: `show-${id}@${new URL(publicUrl).hostname}`,
    sequence: version,
    allDay: true,
    start: midnight(startDate),
    // Calendars count up to the day after the last one.
    end: midnight(endDate ?? startDate, 1),
    summary: name,
    location,
    description: booth === null ? null : `${brandName}: ${booth}`,
    url,
  });
  return calendar.toString();
}

/** The show for somebody's calendar. SHOW_NOT_FOUND for one that they may not see, and while its days are not known. */
export const showCalendar = query(forEveryKey(anyone), ShowId, async (ctx, { id }): Promise<Download> => {
  const show = await findShow(ctx, { id });
  if (show.startDate === null) {
    throw new AppError('SHOW_NOT_FOUND', { details: [{ path: 'id', message: 'has no days yet' }] });
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

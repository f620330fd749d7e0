import { AdminShowsDocument, type ShowRecordFragment, type ShowSortField } from '../../../graphql/generated/graphql';
import { listColumn, type Mark } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';
import { formatDays } from '../../../ui/dates';

const column = listColumn<ShowRecordFragment, ShowSortField>;

/** Returns a mark that shows whether a show is visible in the shop. */
export function activeMark({ isActive }: Pick<ShowRecordFragment, 'isActive'>): Mark {
  return isActive ? { text: 'Active', tone: 'ok' } : { text: 'Inactive', tone: 'neutral' };
}

/** Returns a mark that shows whether the home page advertises a show. Inactive shows are not advertised. */
export function advertisedMark({ isActive, isAdvertised }: ShowRecordFragment): Mark {
  if (!isAdvertised) {
    return { text: 'No' };
  }
  return isActive ? { text: 'Advertised', tone: 'accent' } : { text: 'When active', tone: 'warn' };
}

/** Formats the dates of a show. */
export function showDays({ startDate, endDate }: Pick<ShowRecordFragment, 'startDate' | 'endDate'>): string | null {
  return startDate === null ? null : formatDays(startDate, endDate);
}

export const shows: ListDeclaration<ShowRecordFragment, ShowSortField> = {
  pageId: 'admin_shows',
  noun: 'show',
  plural: 'shows',
  source: listSource(AdminShowsDocument, (data) => data.shows),
  isCheckable: false,
  rowName: ({ name }) => name,
  columns: [
    column({ path: 'name', header: 'Name', sort: 'NAME' }),
    column({
      path: 'startDate',
      id: 'days',
      header: 'Days',
      plain: showDays,
      sort: 'START_DATE',
      missing: 'To be announced',
    }),
    column({ path: 'location', header: 'Location', sort: 'LOCATION' }),
    column({ path: 'booth', header: 'Booth' }),
    column({ path: 'isActive', id: 'active', header: 'Active', mark: activeMark }),
    column({ path: 'isAdvertised', id: 'advertised', header: 'On the home page', mark: advertisedMark }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Name, location or booth' }),
    listFilter({ field: 'isUpcoming', id: 'upcoming', kind: 'toggle', label: 'Upcoming' }),
    listFilter({ field: 'isActive', id: 'active', kind: 'toggle', label: 'Active' }),
    listFilter({ field: 'isAdvertised', id: 'advertised', kind: 'toggle', label: 'Advertised' }),
  ],
  sort: { field: 'START_DATE', direction: 'DESC' },
};

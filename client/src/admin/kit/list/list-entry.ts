import { keepText, readKeptText } from '../../../table/state/kept-text';
import type { PageId } from '../../../table/state/page-ids';

/** The parameters of a kept list that are no filters. */
const display = ['sort', 'view', 'cols'] as const;

/** Forgets the filters and the page with which a list was left. Its sort, view and columns are kept. */
export function forgetFilters(pageId: PageId): void {
  const key = `table:${pageId}`;
  const kept = new URLSearchParams(readKeptText(key) ?? '');
  const parameters = new URLSearchParams();
  for (const name of display) {
    for (const value of kept.getAll(name)) {
      parameters.append(name, value);
    }
  }
  keepText(key, parameters.toString());
}

/** State of a link whose filters are forgotten when its list is left. */
export const temporaryFilters = { filters: 'temporary' } as const;

/** Returns whether a history entry was opened by a link with temporary filters. */
export const hasTemporaryFilters = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filters' in state && state.filters === temporaryFilters.filters;

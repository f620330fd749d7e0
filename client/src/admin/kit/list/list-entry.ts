import type { PageId } from '../../../table/state/page-ids';
import { readStoredText, storeText } from '../../../table/state/stored-text';

/** The parameters of a kept list that are no filters. */
const display = ['sort', 'view', 'cols'] as const;

/** Returns the kept text of a list without its filters and page. Its sort, view and columns stay. */
export function withoutFilters(kept: string): string {
  const all = new URLSearchParams(kept);
  return new URLSearchParams(
    display.flatMap((name) => all.getAll(name).map((value): [string, string] => [name, value])),
  ).toString();
}

/** Forgets the filters and the page with which a list was left. */
export function forgetFilters(pageId: PageId): void {
  const key = `table:${pageId}`;
  storeText(key, withoutFilters(readStoredText(key) ?? ''));
}

/** State of a link whose filters are forgotten when its list is left. */
export const temporaryFilters = { filters: 'temporary' } as const;

/** Returns whether a history entry was opened by a link with temporary filters. */
export const hasTemporaryFilters = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filters' in state && state.filters === temporaryFilters.filters;

import { visibleStockGroups } from '../../../shared/stock-pages/stock-pages';
import { type PageId, pageIds } from '../../../table/state/page-ids';
import { screenPages } from '../../kit/list/list-entry';

/** Paths of ring builder pages that contain a list. */
const ringPages: Readonly<Record<string, string>> = {
  'engagement-rings': '/engagement-rings?step=setting',
  'completed-rings': '/completed-rings?step=setting',
  engagement_rings: '/engagement-rings?step=stone',
  completed_engagement_rings: '/completed-rings?step=stone',
};

/** Returns whether a page is a back-office screen. */
export const isScreen = (pageName: string): boolean => pageName.startsWith('admin_');

const screenOf = new Map<string, string>(Object.entries(screenPages));

/** Returns the path of the page that uses the settings, or null if there is none. */
export function pageAddress(pageName: string): string | null {
  const screen = screenOf.get(pageName);
  if (screen !== undefined) {
    return `/admin/${screen}`;
  }
  const pages = visibleStockGroups(null, null).flatMap((group) => group.pages);
  return ringPages[pageName] ?? pages.find(({ key }) => key === pageName)?.href ?? null;
}

/** Returns the pages that have no settings yet. */
export const pagesWithout = (configured: readonly string[]): readonly PageId[] =>
  pageIds.filter((pageName) => pageAddress(pageName) !== null && !configured.includes(pageName));

import { visibleStockGroups } from '../../../shared/stock-pages/stock-pages';
import { type PageId, pageIds } from '../../../table/state/page-ids';
import { screenPages } from '../../kit/list/list-entry';

/** Pages of the builder of rings are lists that it opens with. */
const ringPages: Readonly<Record<string, string>> = {
  'engagement-rings': '/engagement-rings?step=setting',
  'completed-rings': '/completed-rings?step=setting',
  engagement_rings: '/engagement-rings?step=stone',
  completed_engagement_rings: '/completed-rings?step=stone',
};

/** Whether a page is a screen of the back office. */
export const isScreen = (pageName: string): boolean => pageName.startsWith('admin_');

const screenOf = new Map<string, string>(Object.entries(screenPages));

/** Where a page is; `null` where no page goes by these settings. */
export function pageAddress(pageName: string): string | null {
  const screen = screenOf.get(pageName);
  if (screen !== undefined) {
    return `/admin/${screen}`;
  }
  const pages = visibleStockGroups(null, null).flatMap((group) => group.pages);
  return ringPages[pageName] ?? pages.find(({ key }) => key === pageName)?.href ?? null;
}

/** Pages of the product that go by settings, of which these are not there. */
export const pagesWithout = (settled: readonly string[]): readonly PageId[] =>
  pageIds.filter((pageName) => pageAddress(pageName) !== null && !settled.includes(pageName));

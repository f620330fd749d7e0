import { matchPath } from 'react-router-dom';
import { readImpersonation } from '../../session/impersonation';
import { siteData } from '../../site/site-data';
import { bareRoutes, publicRoutes } from '../routes';
import { refusesTracking } from './do-not-track';
import { pageNameOf } from './page-name';

const COUNTER = '/api/site/page-views';

/**
 * Counts that somebody has opened a page: its name, which item it shows, and nothing of them. Nothing at all where they do
 * not want that, nor of an administrator who sees the shop as somebody else does.
 */
export function countVisit(pathname: string): void {
  const page = pageNameOf(pathname, [...publicRoutes, ...bareRoutes]);
  // In a frame of the back office it is looked at, not visited.
  const isLooked = window.parent !== window || readImpersonation() !== null;
  if (page === null || refusesTracking() || isLooked) {
    return;
  }
  const item = matchPath(page, pathname)?.params.stockNumber;
  navigator.sendBeacon(COUNTER, new Blob([JSON.stringify({ path: page, item })], { type: 'application/json' }));
  const analyticsId = siteData()?.siteSettings.analyticsId ?? null;
  if (analyticsId !== null) {
    // Where it cannot be loaded, such as by a blocker, it does not count.
    import('./google-tag').then(({ countWithGoogle }) => countWithGoogle(analyticsId, page)).catch(() => undefined);
  }
}

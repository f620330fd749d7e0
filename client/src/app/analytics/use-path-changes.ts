import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { readImpersonation } from '../../session/impersonation';
import { askForMaintenance } from '../../site/maintenance';
import { isPreview } from '../../site/preview/preview-frame';
import { siteData } from '../../site/site';
import { isBackOffice } from '../maintenance/maintenance-turn';
import { bareRoutes, publicRoutes } from '../routes';
import { pageNameOf } from './page-name';

/** Whether the visitor has told their browser that nobody shall follow them: Do Not Track, or Global Privacy Control. */
function refusesTracking(browser: object = navigator): boolean {
  const said = (name: string): unknown => Reflect.get(browser, name);
  return said('doNotTrack') === '1' || said('globalPrivacyControl') === true;
}

const COUNTER = '/api/site/page-views';

/**
 * Counts that somebody has opened a page: its name, which item it shows, and nothing of them. Nothing at all where they do
 * not want that, nor of an administrator who sees the shop as somebody else does.
 */
function countVisit(pathname: string): void {
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

/** What the server wrote of the page that was opened first says nothing of another one. */
function forgetFirstPage(): void {
  for (const element of document.head.querySelectorAll('[data-page]')) {
    element.remove();
  }
}

/** Does what goes with each path: it is counted, and whether the shop is still open is asked, outside the back office. */
export function usePathChanges(): void {
  const { pathname } = useLocation();
  const last = useRef<string | null>(null);

  useEffect(() => {
    if (pathname === last.current) {
      return;
    }
    const isFirst = last.current === null;
    last.current = pathname;
    // Whoever looks at a page before they save it is no visitor.
    if (!isPreview) {
      countVisit(pathname);
    }
    if (!isFirst) {
      forgetFirstPage();
    }
    // The first page brings the answer itself.
    const isKnown = isFirst && siteData() !== null;
    if (!isKnown && !isBackOffice(pathname)) {
      void askForMaintenance();
    }
  }, [pathname]);
}

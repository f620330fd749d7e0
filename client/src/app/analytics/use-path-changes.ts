import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { readImpersonation } from '../../session/impersonation';
import { fetchMaintenance } from '../../site/maintenance';
import { isPreview } from '../../site/preview/preview-frame';
import { siteData } from '../../site/site';
import { isBackOffice } from '../maintenance/maintenance-redirect';
import { bareRoutes, publicRoutes } from '../routes';
import { pageNameOf } from './page-name';

/** Returns true if the browser sends the Do Not Track or Global Privacy Control signal. */
function refusesTracking(browser: object = navigator): boolean {
  const readProperty = (name: string): unknown => Reflect.get(browser, name);
  return readProperty('doNotTrack') === '1' || readProperty('globalPrivacyControl') === true;
}

const PAGE_VIEWS_URL = '/api/site/page-views';

/**
 * Reports a page view with the page name and item, but without personal data. Sends nothing if the visitor has opted
 * out, or during impersonation.
 */
function reportPageView(pathname: string): void {
  const page = pageNameOf(pathname, [...publicRoutes, ...bareRoutes]);
  // Page views in a preview iframe are not counted.
  const isPreviewOrImpersonation = window.parent !== window || readImpersonation() !== null;
  if (page === null || refusesTracking() || isPreviewOrImpersonation) {
    return;
  }
  const item = matchPath(page, pathname)?.params.stockNumber;
  navigator.sendBeacon(PAGE_VIEWS_URL, new Blob([JSON.stringify({ path: page, item })], { type: 'application/json' }));
  const analyticsId = siteData()?.siteSettings.analyticsId ?? null;
  if (analyticsId !== null) {
    // Ignores a script that is blocked or fails to load.
    import('./google-tag').then(({ countWithGoogle }) => countWithGoogle(analyticsId, page)).catch(() => undefined);
  }
}

/** Removes the metadata that the server rendered into the first page. */
function forgetFirstPage(): void {
  for (const element of document.head.querySelectorAll('[data-page]')) {
    element.remove();
  }
}

/** Counts a page view and checks for maintenance mode on each path change outside the back office. */
export function usePathChanges(): void {
  const { pathname } = useLocation();
  const last = useRef<string | null>(null);

  useEffect(() => {
    if (pathname === last.current) {
      return;
    }
    const isFirst = last.current === null;
    last.current = pathname;
    if (!isPreview) {
      reportPageView(pathname);
    }
    if (!isFirst) {
      forgetFirstPage();
    }
    // The server renders the maintenance state into the first page.
    const isKnown = isFirst && siteData() !== null;
    if (!isKnown && !isBackOffice(pathname)) {
      void fetchMaintenance();
    }
  }, [pathname]);
}

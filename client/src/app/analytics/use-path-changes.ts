import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { readImpersonation } from '../../session/impersonation';
import { fetchMaintenance } from '../../site/maintenance';
import { isPreview } from '../../site/preview/preview-frame';
import { siteData } from '../../site/site';
import { isBackOffice } from '../maintenance/maintenance-redirect';
import { bareRoutes, publicRoutes } from '../routes';
import { pageNameOf } from './page-name';

/** Returns true if the browser sends Do Not Track or Global Privacy Control. */
function refusesTracking(browser: object = navigator): boolean {
  const readProperty = (name: string): unknown => Reflect.get(browser, name);
  return readProperty('doNotTrack') === '1' || readProperty('globalPrivacyControl') === true;
}

const PAGE_VIEWS_URL = '/api/site/page-views';

/**
 * Counts a page view: page name and item, without personal data. Nothing is sent if the visitor opted out, or during
 * impersonation.
 */
function reportPageView(pathname: string): void {
  const page = pageNameOf(pathname, [...publicRoutes, ...bareRoutes]);
  // Pages in a preview frame are not counted.
  const isPreviewOrImpersonation = window.parent !== window || readImpersonation() !== null;
  if (page === null || refusesTracking() || isPreviewOrImpersonation) {
    return;
  }
  const item = matchPath(page, pathname)?.params.stockNumber;
  navigator.sendBeacon(PAGE_VIEWS_URL, new Blob([JSON.stringify({ path: page, item })], { type: 'application/json' }));
  const analyticsId = siteData()?.siteSettings.analyticsId ?? null;
  if (analyticsId !== null) {
    // A blocked or failed script is ignored.
    import('./google-tag').then(({ countWithGoogle }) => countWithGoogle(analyticsId, page)).catch(() => undefined);
  }
}

/** Removes the metadata that the server rendered for the first page. */
function forgetFirstPage(): void {
  for (const element of document.head.querySelectorAll('[data-page]')) {
    element.remove();
  }
}

/** On each path change, counts the view and checks for maintenance, outside the back office. */
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
    // The first page already contains the maintenance state.
    const isKnown = isFirst && siteData() !== null;
    if (!isKnown && !isBackOffice(pathname)) {
      void fetchMaintenance();
    }
  }, [pathname]);
}

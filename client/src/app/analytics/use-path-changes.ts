import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { askForMaintenance } from '../../site/maintenance';
import { isPreview } from '../../site/preview/preview-frame';
import { siteData } from '../../site/site-data';
import { isBackOffice } from '../maintenance/maintenance-turn';
import { countVisit } from './count-visit';

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

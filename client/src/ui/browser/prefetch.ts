import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';

/** Page whose code can be prefetched. */
export interface PrefetchedPage {
  readonly path: string;
  readonly load: () => Promise<unknown>;
}

/** Returns true if the browser is in data-saving mode. */
function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && !!connection.saveData;
}

/** Returns the path of the link that contains an element, or null for external links. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link === null || link.origin !== window.location.origin ? null : link.pathname;
}

/** Prefetches a page's code when a link to it is hovered or focused. */
export function usePrefetchedPages(pages: readonly PrefetchedPage[]): void {
  useEffect(() => {
    const prefetch = ({ target }: Event): void => {
      const path = pathOf(target);
      if (path === null || isSavingData()) {
        return;
      }
      const page = pages.find((each) => matchPath(each.path, path) !== null);
      // Ignores errors, because navigation retries the request and shows them.
      page?.load().catch(() => undefined);
    };
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [pages]);
}

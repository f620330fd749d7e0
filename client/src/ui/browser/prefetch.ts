import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';

/** A page whose code can be loaded before anybody goes there. */
export interface PrefetchedPage {
  /** Its address as the router writes it. */
  readonly path: string;
  readonly load: () => Promise<unknown>;
}

/** The visitor has asked their browser to load no more than it must. */
function isSparing(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && !!connection.saveData;
}

/** The path inside the client that an element, or what it lies in, leads to. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link === null || link.origin !== window.location.origin ? null : link.pathname;
}

/**
 * Loads the code of a page as soon as somebody points at a link to it or moves the focus there: by the time that they
 * have pressed it, it is there. Every link counts, wherever it stands.
 */
export function usePrefetchedPages(pages: readonly PrefetchedPage[]): void {
  useEffect(() => {
    const prefetch = ({ target }: Event): void => {
      const path = pathOf(target);
      if (path === null || isSparing()) {
        return;
      }
      const page = pages.find((each) => matchPath(each.path, path) !== null);
      // Whoever goes there is told of a failure; the next attempt may succeed.
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

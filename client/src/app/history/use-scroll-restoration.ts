import type { Location } from 'history';
import { useEffect, useLayoutEffect } from 'react';
import { findScrollPlace, noteScrollPlace } from './scroll-place';

function scrollTo(location: Location, keepsScroll: boolean): void {
  const top = findScrollPlace(location);
  if (top !== null) {
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target !== null) {
    target.scrollIntoView();
  } else if (!keepsScroll) {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
}

/**
 * A new page starts at its top or at the part that its address names; one that was gone back to, or loaded again, where
 * it was left. `keepsScroll`: the step changes the page where it stands.
 */
export function useScrollRestoration(location: Location, keepsScroll: boolean): void {
  useEffect(() => {
    const onShow = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    onShow();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    const onHide = (): void => {
      noteScrollPlace(location);
      // A page that is loaded again grows: the browser waits for it.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [location]);

  useLayoutEffect(() => scrollTo(location, keepsScroll), [location, keepsScroll]);
}

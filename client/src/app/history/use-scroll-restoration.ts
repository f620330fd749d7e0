import type { Location } from 'history';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { findScrollPlace, noteScrollPlace } from './scroll-place';

/** By these somebody scrolls themselves. */
const own = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Scrolls to where the page was left, again while it grows, until somebody scrolls themselves. Answers how to stop. */
function scrollBack(top: number): () => void {
  const growth = new ResizeObserver(scroll);
  function stop(): void {
    growth.disconnect();
    for (const event of own) window.removeEventListener(event, stop);
  }
  function scroll(): void {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) {
      stop();
    }
  }
  growth.observe(document.body);
  for (const event of own) window.addEventListener(event, stop, { passive: true });
  scroll();
  return stop;
}

function scrollToStart({ hash }: Location): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target === null) {
    window.scrollTo({ top: 0, behavior: 'instant' });
  } else {
    target.scrollIntoView();
  }
}

/**
 * A new page starts at its top or at the part that its address names; one that was gone back to, or loaded again, where
 * it was left. `keepsScroll`: the step changes the page where it stands.
 */
export function useScrollRestoration(location: Location, keepsScroll: boolean): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const onHide = (): void => noteScrollPlace(location);
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [location]);

  const isOpening = useRef(true);
  useLayoutEffect(() => {
    // A window that opens is at the top: to say so would only have the browser lay out the page once more.
    const isThere = isOpening.current && location.hash === '';
    isOpening.current = false;
    const top = findScrollPlace(location);
    if (top !== null) {
      return scrollBack(top);
    }
    if (!keepsScroll && !isThere) {
      scrollToStart(location);
    }
    return;
  }, [location, keepsScroll]);
}

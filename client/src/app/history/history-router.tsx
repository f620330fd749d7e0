import { Action, type BrowserHistory, type Location, type Update } from 'history';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NavigateOptions, NavigationType, type Navigator, Router } from 'react-router-dom';
import * as v from 'valibot';
import { HistoryContext } from '../../site/history';
import { readTabStorage, writeTabStorage } from '../../ui/browser/tab-storage';

// Returns the storage key for a history entry. It includes the path, because the first entry of a tab has no unique
// key.
const placeKey = ({ key, pathname }: Location): string => `scroll:${key} ${pathname}`;

/** Stores the current scroll position for a history entry. */
function storeScrollPosition(location: Location): void {
  writeTabStorage(placeKey(location), window.scrollY);
}

/** Returns the stored scroll position of a history entry, or null if there is none. */
const readScrollPosition = (location: Location): number | null => readTabStorage(placeKey(location), v.number());

/** Events that indicate that the user is scrolling. */
const scrollEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Restores a scroll position repeatedly while the page grows, until the user scrolls. Returns a function that stops
 * this.
 */
function scrollBack(top: number): () => void {
  const growth = new ResizeObserver(scroll);
  function stop(): void {
    growth.disconnect();
    for (const event of scrollEvents) window.removeEventListener(event, stop);
  }
  function scroll(): void {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) {
      stop();
    }
  }
  growth.observe(document.body);
  for (const event of scrollEvents) window.addEventListener(event, stop, { passive: true });
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
 * Scrolls new pages to the top, or to the element in the URL fragment. On back, forward and reload, restores the
 * scroll position. `keepsScroll` is true if the navigation stays on the same page.
 */
function useScrollRestoration(location: Location, keepsScroll: boolean): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const onHide = (): void => storeScrollPosition(location);
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [location]);

  const isOpening = useRef(true);
  useLayoutEffect(() => {
    // A new window is already scrolled to the top, so scrolling would only force a layout.
    const isOpened = isOpening.current && location.hash === '';
    isOpening.current = false;
    const top = readScrollPosition(location);
    if (top !== null) {
      return scrollBack(top);
    }
    if (!keepsScroll && !isOpened) {
      scrollToStart(location);
    }
    return;
  }, [location, keepsScroll]);
}

const navigationTypes: Record<Action, NavigationType> = {
  [Action.Pop]: NavigationType.Pop,
  [Action.Push]: NavigationType.Push,
  [Action.Replace]: NavigationType.Replace,
};

interface Step extends Update {
  /** True if the navigation stays on the same page and must not scroll to the top. */
  readonly keepsScroll: boolean;
}

interface HistoryRouterProps {
  readonly history: BrowserHistory;
  readonly children: ReactNode;
}

/**
 * Router for the browser history. Navigation is not a transition, because React would then render both URLs together,
 * and their Apollo queries would invalidate each other endlessly.
 */
export function HistoryRouter({ history, children }: HistoryRouterProps) {
  const [{ action, location, keepsScroll }, setStep] = useState<Step>({
    action: history.action,
    location: history.location,
    keepsScroll: false,
  });
  const isScrollKept = useRef(false);

  useLayoutEffect(() => {
    let current = history.location;
    return history.listen((update) => {
      // Skips replaced entries, because the user cannot return to them.
      if (update.action !== Action.Replace) {
        storeScrollPosition(current);
      }
      current = update.location;
      setStep({ ...update, keepsScroll: update.action !== Action.Pop && isScrollKept.current });
    });
  }, [history]);

  const navigator = useMemo((): Navigator => {
    function navigate(run: () => void, options: NavigateOptions = {}): void {
      isScrollKept.current = options.preventScrollReset === true;
      if (options.flushSync === true) {
        flushSync(run);
      } else {
        run();
      }
    }
    return {
      createHref: history.createHref,
      go: history.go,
      push: (to, state, options) => navigate(() => history.push(to, state), options),
      replace: (to, state, options) => navigate(() => history.replace(to, state), options),
    };
  }, [history]);

  useScrollRestoration(location, keepsScroll);

  return (
    <HistoryContext value={history}>
      <Router navigator={navigator} location={location} navigationType={navigationTypes[action]} useTransitions={false}>
        {children}
      </Router>
    </HistoryContext>
  );
}

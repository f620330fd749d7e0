import { Action, type BrowserHistory, type Location, type Update } from 'history';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NavigateOptions, NavigationType, type Navigator, Router } from 'react-router-dom';
import * as v from 'valibot';
import { HistoryContext } from '../../site/history';
import { readTabStorage, writeTabStorage } from '../../ui/browser/tab-storage';

// The address by which a tab was opened has no key of its own, whichever it was.
const placeKey = ({ key, pathname }: Location): string => `scroll:${key} ${pathname}`;

/** Notes how far the window is scrolled, for the way back to this entry of the history. */
function noteScrollPlace(location: Location): void {
  writeTabStorage(placeKey(location), window.scrollY);
}

/** How far the window was scrolled at this entry of the history, `null` when nobody knows. */
const findScrollPlace = (location: Location): number | null => readTabStorage(placeKey(location), v.number());

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
function useScrollRestoration(location: Location, keepsScroll: boolean): void {
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

const navigationTypes: Record<Action, NavigationType> = {
  [Action.Pop]: NavigationType.Pop,
  [Action.Push]: NavigationType.Push,
  [Action.Replace]: NavigationType.Replace,
};

interface Step extends Update {
  /** It changes the page where it stands, and does not lead to the top of another. */
  readonly keepsScroll: boolean;
}

interface HistoryRouterProps {
  readonly history: BrowserHistory;
  readonly children: ReactNode;
}

/**
 * The router over the history of the tab. Another address is shown at once: as a transition it would be rendered beside the
 * former one, each asking Apollo for its own rows, and each answer would throw the other away: for ever.
 */
export function HistoryRouter({ history, children }: HistoryRouterProps) {
  const [{ action, location, keepsScroll }, setStep] = useState<Step>({
    action: history.action,
    location: history.location,
    keepsScroll: false,
  });
  const isScrollKept = useRef(false);

  useLayoutEffect(() => {
    let here = history.location;
    return history.listen((update) => {
      // What is replaced is not gone back to.
      if (update.action !== Action.Replace) {
        noteScrollPlace(here);
      }
      here = update.location;
      setStep({ ...update, keepsScroll: update.action !== Action.Pop && isScrollKept.current });
    });
  }, [history]);

  const navigator = useMemo((): Navigator => {
    function step(take: () => void, options: NavigateOptions = {}): void {
      isScrollKept.current = options.preventScrollReset === true;
      if (options.flushSync === true) {
        flushSync(take);
      } else {
        take();
      }
    }
    return {
      createHref: history.createHref,
      go: history.go,
      push: (to, state, options) => step(() => history.push(to, state), options),
      replace: (to, state, options) => step(() => history.replace(to, state), options),
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

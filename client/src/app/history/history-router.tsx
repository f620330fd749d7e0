import { Action, type BrowserHistory, type Update } from 'history';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NavigateOptions, NavigationType, type Navigator, Router } from 'react-router-dom';
import { HistoryContext } from '../../site/history';
import { noteScrollPlace } from './scroll-place';
import { useScrollRestoration } from './use-scroll-restoration';

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

import type { BrowserHistory } from 'history';
import { createContext, use } from 'react';

/** The history of the tab, as `HistoryRouter` goes by it. */
export const HistoryContext = createContext<BrowserHistory | null>(null);

/** Returns the tab's history, to intercept navigation. Use the router's hooks for everything else. */
export function useHistory(): BrowserHistory {
  const history = use(HistoryContext);
  if (history === null) {
    throw new Error('useHistory needs a HistoryRouter above it.');
  }
  return history;
}

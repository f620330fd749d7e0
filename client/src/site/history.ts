import type { BrowserHistory } from 'history';
import { createContext, use } from 'react';

/** Browser history that `HistoryRouter` follows. */
export const HistoryContext = createContext<BrowserHistory | null>(null);

/** Returns the browser history, for intercepting navigation. Use the router's hooks for everything else. */
export function useHistory(): BrowserHistory {
  const history = use(HistoryContext);
  if (history === null) {
    throw new Error('useHistory needs a HistoryRouter above it.');
  }
  return history;
}

import type { BrowserHistory } from 'history';
import { createContext, use } from 'react';

/** The history of the tab, as `HistoryRouter` goes by it. */
export const HistoryContext = createContext<BrowserHistory | null>(null);

/** The history of the tab, for what must know of a step before it is taken. Everybody else goes by the router's hooks. */
export function useHistory(): BrowserHistory {
  const history = use(HistoryContext);
  if (history === null) {
    throw new Error('useHistory needs a HistoryRouter above it.');
  }
  return history;
}

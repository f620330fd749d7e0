import { createContext, use, useEffect, useId } from 'react';

/** Takes what a part of the page calls the page, by the part's id; `null` takes that back. The route provides it. */
export const OwnPageTitle = createContext<(part: string, title: string | null) => void>(() => undefined);

/**
 * Gives the tab the title of a page that knows better than its route, such as one with settings; `null` leaves it. Of
 * several on a page the last that was shown wins: a record that is open beside its list, while it is.
 */
export function usePageTitle(title: string | null): void {
  const tell = use(OwnPageTitle);
  const part = useId();
  // Another title keeps the part's place among the others; only what leaves the page gives it up.
  useEffect(() => tell(part, title), [tell, part, title]);
  useEffect(() => () => tell(part, null), [tell, part]);
}

import { createContext, use, useEffect } from 'react';

/** Takes a page's own title for its tab; `null` leaves the route's. The route provides it. */
export const OwnPageTitle = createContext<(title: string | null) => void>(() => undefined);

/** Gives the tab the title of a page that knows better than its route, such as one with settings; `null` leaves it. */
export function usePageTitle(title: string | null): void {
  const tell = use(OwnPageTitle);
  useEffect(() => {
    tell(title);
    return () => tell(null);
  }, [tell, title]);
}

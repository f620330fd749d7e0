import { createContext, use, useEffect, useId } from 'react';

/** Function that sets the page title of a component by its ID; null removes it. Provided by the route. */
export const OwnPageTitle = createContext<(part: string, title: string | null) => void>(() => undefined);

/**
 * Overrides the page title of the route; null has no effect. If there are several, the last mounted one wins, such as
 * that of an open record beside its list.
 */
export function usePageTitle(title: string | null): void {
  const tell = use(OwnPageTitle);
  const part = useId();
  // A changed title keeps its position in the stack; only unmounting removes it.
  useEffect(() => tell(part, title), [tell, part, title]);
  useEffect(() => () => tell(part, null), [tell, part]);
}

import { createContext, use, useEffect, useId } from 'react';

/** Function that sets the page title for a component ID. The route provides it. Null removes the title. */
export const OwnPageTitle = createContext<(part: string, title: string | null) => void>(() => undefined);

/**
 * Overrides the route's page title; null has no effect. If several components set a title, the one mounted last wins,
 * such as an open record next to its list.
 */
export function usePageTitle(title: string | null): void {
  const reportTitle = use(OwnPageTitle);
  const part = useId();
  // A changed title keeps its position in the stack. Only unmounting removes it.
  useEffect(() => reportTitle(part, title), [reportTitle, part, title]);
  useEffect(() => () => reportTitle(part, null), [reportTitle, part]);
}

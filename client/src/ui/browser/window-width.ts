import { useSyncExternalStore } from 'react';

/** Returns a hook that is true while the window is narrower than a breakpoint. */
function narrowerThan(width: string): () => boolean {
  const query = window.matchMedia(`not all and (min-width: ${width})`);
  const isNarrower = (): boolean => query.matches;
  function subscribe(listener: () => void): () => void {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }
  return () => useSyncExternalStore(subscribe, isNarrower);
}

/** Whether the page is shown on a phone, or as narrow as on one (`md`): too narrow for a table of more than a few columns. */
export const useIsPhone = narrowerThan('48rem');

/** True if there is no space beside a list (`lg`). For content that must not be rendered at all; use CSS to hide it. */
export const useIsNarrow = narrowerThan('64rem');

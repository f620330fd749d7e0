import { useSyncExternalStore } from 'react';

/** Answers whether the window is narrower than one of the theme's widths, and again whenever that changes. */
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

/** Whether there is no room for anything beside a list (`lg`). What is only hidden there is rendered all the same. */
export const useIsNarrow = narrowerThan('64rem');

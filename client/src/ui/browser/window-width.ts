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

/** Returns true below `md`, as on phones: too narrow for a table with more than a few columns. */
export const useIsPhone = narrowerThan('48rem');

/** Returns true below `lg`, without space beside a list. For content that must not be rendered; use CSS to hide it. */
export const useIsNarrow = narrowerThan('64rem');

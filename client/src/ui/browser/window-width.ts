import { useSyncExternalStore } from 'react';

/** Creates a hook that returns true while the viewport is narrower than a breakpoint. */
function narrowerThan(width: string): () => boolean {
  const query = window.matchMedia(`not all and (min-width: ${width})`);
  const isNarrower = (): boolean => query.matches;
  function subscribe(listener: () => void): () => void {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }
  return () => useSyncExternalStore(subscribe, isNarrower);
}

/**
 * Returns true below the `md` breakpoint. This is the width of phones, which have no space for a table with many
 * columns.
 */
export const useIsPhone = narrowerThan('48rem');

/**
 * Returns true below the `lg` breakpoint, the minimum width for content next to a list. Use it for content that must
 * not be rendered on narrow screens. If the content only has to be hidden, use CSS.
 */
export const useIsNarrow = narrowerThan('64rem');

import { useSyncExternalStore } from 'react';

/** Narrower than the theme's `md`: too narrow for a table of more than a few columns. */
const phone = window.matchMedia('not all and (min-width: 48rem)');

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

/** Whether the page is shown on a phone, or as narrow as on one. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches);
}

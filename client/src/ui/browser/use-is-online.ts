import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns true if the browser reports that the device is online. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

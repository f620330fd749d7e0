import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the device is online, as reported by the browser. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

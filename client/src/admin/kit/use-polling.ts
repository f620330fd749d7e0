import { useEffect, useEffectEvent } from 'react';
import { pollWhileVisible } from '../../ui/browser/poll-while-visible';

/** Polling interval in milliseconds. */
const POLL_INTERVAL_MS = 2000;

/** Calls `refetch` repeatedly while `isActive` is true and the page is visible. */
export function usePolling(isActive: boolean, refetch: () => void): void {
  const refetchLatest = useEffectEvent(refetch);
  useEffect(() => (isActive ? pollWhileVisible(POLL_INTERVAL_MS, () => refetchLatest()) : undefined), [isActive]);
}

import { useEffect, useEffectEvent } from 'react';
import { pollWhileVisible } from '../../ui/browser/poll-while-visible';

/** Polling interval in milliseconds. */
const LOOK_AGAIN = 2000;

/** Calls `readAgain` repeatedly while `isGoingOn` is true and the page is visible. */
export function usePolling(isGoingOn: boolean, readAgain: () => void): void {
  const again = useEffectEvent(readAgain);
  useEffect(() => (isGoingOn ? pollWhileVisible(LOOK_AGAIN, () => again()) : undefined), [isGoingOn]);
}

import { useEffect, useEffectEvent } from 'react';
import { pollWhileVisible } from '../../ui/browser/poll-while-visible';

/** How often something that goes on is read. */
const LOOK_AGAIN = 2000;

/** Reads again and again while something goes on and the page is looked at. */
export function usePolling(isGoingOn: boolean, readAgain: () => void): void {
  const again = useEffectEvent(readAgain);
  useEffect(() => (isGoingOn ? pollWhileVisible(LOOK_AGAIN, () => again()) : undefined), [isGoingOn]);
}

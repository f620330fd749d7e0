import { useEffect, useEffectEvent } from 'react';
import { whileVisible } from '../../ui/browser/while-visible';

/** How often something that goes on is read. */
const LOOK_AGAIN = 2000;

/** Reads again and again while something goes on and the page is looked at. */
export function useFollowed(isGoingOn: boolean, readAgain: () => void): void {
  const again = useEffectEvent(readAgain);
  useEffect(() => (isGoingOn ? whileVisible(LOOK_AGAIN, () => again()) : undefined), [isGoingOn]);
}

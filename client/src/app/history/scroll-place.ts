import type { Location } from 'history';
import * as v from 'valibot';
import { readTabStorage, writeTabStorage } from '../../ui/browser/tab-storage';

// The address by which a tab was opened has no key of its own, whichever it was.
const placeKey = ({ key, pathname }: Location): string => `scroll:${key} ${pathname}`;

/** Notes how far the window is scrolled, for the way back to this entry of the history. */
export function noteScrollPlace(location: Location): void {
  writeTabStorage(placeKey(location), window.scrollY);
}

/** How far the window was scrolled at this entry of the history, `null` when nobody knows. */
export const findScrollPlace = (location: Location): number | null => readTabStorage(placeKey(location), v.number());

import type { Location } from 'history';

// The address by which a tab was opened has no key of its own, whichever it was.
const placeKey = ({ key, pathname }: Location): string => `scroll:${key} ${pathname}`;

/** Notes how far the window is scrolled, for the way back to this entry of the history. */
export function noteScrollPlace(location: Location): void {
  try {
    sessionStorage.setItem(placeKey(location), String(window.scrollY));
  } catch (error) {
    // A full or forbidden storage costs the place, nothing else.
    if (!(error instanceof DOMException)) {
      throw error;
    }
  }
}

/** How far the window was scrolled at this entry of the history, `null` when nobody knows. */
export function findScrollPlace(location: Location): number | null {
  try {
    const top = sessionStorage.getItem(placeKey(location));
    return top === null ? null : Number(top);
  } catch (error) {
    if (error instanceof DOMException) {
      return null;
    }
    throw error;
  }
}

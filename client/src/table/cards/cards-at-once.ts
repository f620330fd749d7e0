import { startTransition, useEffect, useState } from 'react';

/** Of the smallest cards, in pixels. */
const size = { width: 160, height: 280 };

/** As many cards as fill the window, and a line more. */
export const cardsInWindow = (): number =>
  Math.ceil(window.innerWidth / size.width) * (Math.ceil(window.innerHeight / size.height) + 1);

/**
 * How many cards a list shows: when it opens, those that fill the window; the others follow in steps so small that the
 * page answers in between.
 */
export function useCardsAtOnce(): number {
  const [count, setCount] = useState(cardsInWindow);
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), []);
  return count;
}

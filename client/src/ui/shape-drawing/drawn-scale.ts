/** Weight in carats at which a stone fills its frame. Lighter stones are drawn smaller. */
const FILLING_CARATS = 3;
const SMALLEST_PART = 0.34;

/**
 * Returns the fraction of the card's width that a stone fills. Diameters are proportional to the cube root of the
 * weight, so that outlines are to scale.
 */
export const drawnScale = (carats: number): number =>
  Math.max(SMALLEST_PART, Math.min(1, Math.cbrt(carats / FILLING_CARATS)));

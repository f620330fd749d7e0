/** Weight at which a stone fills its frame. Lighter stones are drawn smaller. */
const FILLING_CARATS = 3;
const SMALLEST_PART = 0.34;

/**
 * Returns the share of the card width that a stone fills. Diameters follow the cube root of weights, so that outlines
 * are to scale.
 */
export const drawnScale = (carats: number): number =>
  Math.max(SMALLEST_PART, Math.min(1, Math.cbrt(carats / FILLING_CARATS)));

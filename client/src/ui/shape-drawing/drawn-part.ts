/** A stone of this many carats fills its place; smaller ones are drawn smaller. */
const FILLING_CARATS = 3;
const SMALLEST_PART = 0.34;

/** The part of a card's width that a stone takes: diameters go by the cube root of weights, so that outlines are to scale. */
export const drawnPart = (carats: number): number =>
  Math.max(SMALLEST_PART, Math.min(1, Math.cbrt(carats / FILLING_CARATS)));

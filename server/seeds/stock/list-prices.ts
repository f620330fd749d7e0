/** List prices of round D IF stones in the house currency per carat, by the weight from which they hold. */
const steps: readonly (readonly [carats: number, price: number])[] = [
  [0.01, 1_400],
  [0.18, 1_900],
  [0.3, 3_300],
  [0.4, 4_000],
  [0.5, 5_900],
  [0.7, 8_200],
  [0.9, 12_100],
  [1, 17_800],
  [1.5, 24_500],
  [2, 36_000],
  [3, 63_000],
  [4, 78_000],
  [5, 104_000],
];

/** What each grade below the best takes off the price of the one above it. */
const colorStep = 0.1;
const clarityStep = 0.09;
/** Other outlines than round cost less rough. */
const fancyShapeShare = 0.72;

/**
 * A plausible list price per carat of a natural white stone, in whole hundreds as such lists print it.
 * `color` counts from D = 0, `clarity` from FL = 0.
 */
export function listPrice(stone: { carats: number; color: number; clarity: number; isRound: boolean }): number {
  const best = steps.findLast(([carats]) => stone.carats >= carats)?.[1] ?? 0;
  const share = (1 - colorStep) ** stone.color * (1 - clarityStep) ** Math.max(0, stone.clarity - 1);
  return Math.max(3, Math.round((best * share * (stone.isRound ? 1 : fancyShapeShare)) / 100)) * 100;
}

/** List prices per carat of round D IF diamonds, by minimum carats. Prices are in the shop's currency (`CURRENCY`). */
const priceSteps: readonly (readonly [carats: number, price: number])[] = [
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

/** Discount per grade, as a fraction of the price of the next better grade. */
const colorDiscount = 0.1;
const clarityDiscount = 0.09;
/** Fancy shapes are cheaper, because cutting them wastes less rough. */
const fancyShapeFactor = 0.72;

/**
 * Returns a plausible list price per carat of a natural white diamond, rounded to hundreds as in printed price lists.
 * `color` is 0 for D, and `clarity` is 0 for FL.
 */
export function listPrice(stone: { carats: number; color: number; clarity: number; isRound: boolean }): number {
  const topPrice = priceSteps.findLast(([carats]) => stone.carats >= carats)?.[1] ?? 0;
  const factor = (1 - colorDiscount) ** stone.color * (1 - clarityDiscount) ** Math.max(0, stone.clarity - 1);
  return Math.max(3, Math.round((topPrice * factor * (stone.isRound ? 1 : fancyShapeFactor)) / 100)) * 100;
}

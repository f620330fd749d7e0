import type { Drawing } from '../pictures/drawing.ts';
import type { Metal } from '../pictures/metals.ts';

/** Row of a stock file, keyed by column. Drawings are replaced by the URLs of their images. */
export type StockRow = Readonly<Record<string, string | Drawing>>;

/** Metal of a piece, with the values used in stock files. */
export interface PieceMetal {
  readonly metalColor: Metal;
  readonly material: string;
  /** Empty for platinum. */
  readonly karatGold: string;
  readonly colorOfGold: string;
  /** Price relative to yellow gold. */
  readonly priceFactor: number;
}

export const metals: readonly PieceMetal[] = [
  { metalColor: 'white', material: 'Platinum', karatGold: '', colorOfGold: '', priceFactor: 1.25 },
  { metalColor: 'white', material: 'Gold', karatGold: '18K', colorOfGold: 'White', priceFactor: 1.04 },
  { metalColor: 'yellow', material: 'Gold', karatGold: '18K', colorOfGold: 'Yellow', priceFactor: 1 },
  { metalColor: 'rose', material: 'Gold', karatGold: '18K', colorOfGold: 'Rose', priceFactor: 1.02 },
];

/** Returns the display name, such as "Platinum" or "18K White Gold". */
export const metalName = ({ karatGold, colorOfGold, material }: PieceMetal): string =>
  [karatGold, colorOfGold, material].filter((part) => part !== '').join(' ');

/** Returns a stock number such as `RS-1001`. */
export const stockNumberAt = (prefix: string, index: number): string => `${prefix}-${1_001 + index}`;

/** Rounds a price to tens. */
export const roundPrice = (price: number): string => String(Math.round(price / 10) * 10);

/** Returns every combination of three lists. The last list varies fastest. */
export const combinationsOf = <A, B, C>(
  first: readonly A[],
  second: readonly B[],
  third: readonly C[],
): (readonly [A, B, C])[] => first.flatMap((a) => second.flatMap((b) => third.map((c) => [a, b, c] as const)));

import type { Drawing } from '../pictures/drawing.ts';
import type { Metal } from '../pictures/metals.ts';

/** Row of a stock file, by column. Drawings are replaced by the URLs of their images. */
export type StockCells = Readonly<Record<string, string | Drawing>>;

/** Metal of a piece, with the values used in stock files. */
export interface PieceMetal {
  readonly tone: Metal;
  readonly material: string;
  /** Empty for platinum. */
  readonly karatGold: string;
  readonly colorOfGold: string;
  /** Price relative to yellow gold. */
  readonly share: number;
}

export const metals: readonly PieceMetal[] = [
  { tone: 'white', material: 'Platinum', karatGold: '', colorOfGold: '', share: 1.25 },
  { tone: 'white', material: 'Gold', karatGold: '18K', colorOfGold: 'White', share: 1.04 },
  { tone: 'yellow', material: 'Gold', karatGold: '18K', colorOfGold: 'Yellow', share: 1 },
  { tone: 'rose', material: 'Gold', karatGold: '18K', colorOfGold: 'Rose', share: 1.02 },
];

/** Returns the name on screen, such as "Platinum" or "18K White Gold". */
export const metalName = ({ karatGold, colorOfGold, material }: PieceMetal): string =>
  [karatGold, colorOfGold, material].filter((part) => part !== '').join(' ');

/** Returns a stock number such as `RS-1001`. */
export const numbered = (prefix: string, index: number): string => `${prefix}-${1_001 + index}`;

/** Rounds a price to tens. */
export const priceTag = (price: number): string => String(Math.round(price / 10) * 10);

/** Returns every combination of three lists. The last list varies fastest. */
export const everyOf = <A, B, C>(
  first: readonly A[],
  second: readonly B[],
  third: readonly C[],
): (readonly [A, B, C])[] => first.flatMap((a) => second.flatMap((b) => third.map((c) => [a, b, c] as const)));

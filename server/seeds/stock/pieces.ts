import type { Drawing } from '../pictures/drawing.ts';
import type { Metal } from '../pictures/metals.ts';

/** A row of a file of stock: column → cell. A picture becomes its address. */
export type StockCells = Readonly<Record<string, string | Drawing>>;

/** What a piece is made of, in the words of the files. */
export interface PieceMetal {
  readonly tone: Metal;
  readonly material: string;
  /** Empty for what is no gold. */
  readonly karatGold: string;
  readonly colorOfGold: string;
  /** Price against yellow gold. */
  readonly share: number;
}

export const metals: readonly PieceMetal[] = [
  { tone: 'white', material: 'Platinum', karatGold: '', colorOfGold: '', share: 1.25 },
  { tone: 'white', material: 'Gold', karatGold: '18K', colorOfGold: 'White', share: 1.04 },
  { tone: 'yellow', material: 'Gold', karatGold: '18K', colorOfGold: 'Yellow', share: 1 },
  { tone: 'rose', material: 'Gold', karatGold: '18K', colorOfGold: 'Rose', share: 1.02 },
];

/** `Platinum`, `18K White Gold`. */
export const metalName = ({ karatGold, colorOfGold, material }: PieceMetal): string =>
  [karatGold, colorOfGold, material].filter((part) => part !== '').join(' ');

/** Numbers of their own for pieces of a kind: `RS-1001`, `RS-1002` … */
export const numbered = (prefix: string, index: number): string => `${prefix}-${1_001 + index}`;

/** A price as price tags have it. */
export const priceTag = (price: number): string => String(Math.round(price / 10) * 10);

/** Every combination of three lists, the last one the fastest. */
export const everyOf = <A, B, C>(
  first: readonly A[],
  second: readonly B[],
  third: readonly C[],
): (readonly [A, B, C])[] => first.flatMap((a) => second.flatMap((b) => third.map((c) => [a, b, c] as const)));

import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { black, fancyColor, saltAndPepper } from './colored-diamonds.ts';
import { line, lineStoneCount, matchingPair, parcel, stud } from './pairs-lines-parcels.ts';
import { fancyShapes } from './proportions.ts';
import { type StockRow, stockNumberAt } from './stock-rows.ts';
import { type DiamondFactory, labGrown, memo, whiteDiamond } from './white-diamonds.ts';

/** Diamonds of one kind, with stock numbers such as `W-1001`. */
interface Batch {
  readonly prefix: string;
  readonly count: number;
  readonly createRow: DiamondFactory;
}

/**
 * Adds the fields that are the same for all kinds: 5 % of the diamonds are on hold or suspended, 2 % are inactive, and
 * visitors see about one in six. Fields of `row` take precedence.
 */
const withStockFields = (random: SeededRandom, row: Record<string, string>): Record<string, string> => ({
  Availability: random.pick(['Available', 'Hold', 'Suspended'], [95, 3, 2]),
  Active: random.chance(0.02) ? 'No' : 'Yes',
  'Show To All': random.chance(1 / 6) ? 'Yes' : 'No',
  'Trade Show': random.chance(0.06) ? 'Antwerp, November' : '',
  ...row,
});

const batches: readonly Batch[] = [
  { prefix: 'W', count: 680, createRow: (random) => whiteDiamond(random, 'Round') },
  { prefix: 'S', count: 460, createRow: (random) => whiteDiamond(random, random.pick(fancyShapes)) },
  { prefix: 'C', count: 170, createRow: fancyColor },
  { prefix: 'B', count: 84, createRow: black },
  { prefix: 'P', count: 110, createRow: saltAndPepper },
  { prefix: 'G', count: 220, createRow: labGrown },
  { prefix: 'MP', count: 80, createRow: matchingPair },
  { prefix: 'ST', count: 60, createRow: stud },
  { prefix: 'L', count: lineStoneCount, createRow: line },
  { prefix: 'M', count: 42, createRow: memo },
  { prefix: 'PC', count: 44, createRow: parcel },
];

/** Returns all demo diamonds. Each kind has its own random seed. */
export const demoDiamonds = (): StockRow[] =>
  batches.flatMap(({ prefix, count, createRow }, batchIndex) => {
    const random = seededRandom(20_261_120 + batchIndex);
    return Array.from({ length: count }, (_, index) => ({
      'Stock #': stockNumberAt(prefix, index),
      ...withStockFields(random, createRow(random, index)),
    }));
  });

import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { createBlackDiamond, createFancyColorDiamond, createSaltAndPepperDiamond } from './colored-diamonds.ts';
import {
  createLineStone,
  createMatchingPairStone,
  createParcel,
  createStud,
  lineStoneCount,
} from './pairs-lines-parcels.ts';
import { fancyShapes } from './proportions.ts';
import { type StockRow, stockNumberAt } from './stock-rows.ts';
import { createLabGrownDiamond, createMemoDiamond, createWhiteDiamond, type DiamondFactory } from './white-diamonds.ts';

/** Diamonds of one kind, with stock numbers such as `W-1001`. */
interface Batch {
  readonly prefix: string;
  readonly count: number;
  readonly createRow: DiamondFactory;
}

/**
 * Adds availability and visibility. About 5 % of the diamonds are on hold or suspended, 2 % are inactive, and one in
 * six is visible to visitors. Fields of `row` take precedence.
 */
const withStockFields = (random: SeededRandom, row: Record<string, string>): Record<string, string> => ({
  Availability: random.pick(['Available', 'Hold', 'Suspended'], [95, 3, 2]),
  Active: random.chance(0.02) ? 'No' : 'Yes',
  'Show To All': random.chance(1 / 6) ? 'Yes' : 'No',
  'Trade Show': random.chance(0.06) ? 'Antwerp, November' : '',
  ...row,
});

const batches: readonly Batch[] = [
  { prefix: 'W', count: 680, createRow: (random) => createWhiteDiamond(random, 'Round') },
  { prefix: 'S', count: 460, createRow: (random) => createWhiteDiamond(random, random.pick(fancyShapes)) },
  { prefix: 'C', count: 170, createRow: createFancyColorDiamond },
  { prefix: 'B', count: 84, createRow: createBlackDiamond },
  { prefix: 'P', count: 110, createRow: createSaltAndPepperDiamond },
  { prefix: 'G', count: 220, createRow: createLabGrownDiamond },
  { prefix: 'MP', count: 80, createRow: createMatchingPairStone },
  { prefix: 'ST', count: 60, createRow: createStud },
  { prefix: 'L', count: lineStoneCount, createRow: createLineStone },
  { prefix: 'M', count: 42, createRow: createMemoDiamond },
  { prefix: 'PC', count: 44, createRow: createParcel },
];

/** Returns all demo diamonds. Each kind has its own random seed. */
export const createDiamondRows = (): StockRow[] =>
  batches.flatMap(({ prefix, count, createRow }, batchIndex) => {
    const random = seededRandom(20_261_120 + batchIndex);
    return Array.from({ length: count }, (_, index) => ({
      'Stock #': stockNumberAt(prefix, index),
      ...withStockFields(random, createRow(random, index)),
    }));
  });

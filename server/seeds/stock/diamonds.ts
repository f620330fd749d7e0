import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { black, fancyColor, saltAndPepper } from './colored-stones.ts';
import { numbered, type StockCells } from './pieces.ts';
import { fancyShapes } from './proportions.ts';
import { line, matchingPair, parcel, stonesInLines, stud } from './sets-of-stones.ts';
import { labGrown, memo, type StoneMaker, white } from './white-stones.ts';

/** Diamonds of one kind, with stock numbers such as `W-1001`. */
interface Batch {
  readonly prefix: string;
  readonly count: number;
  readonly make: StoneMaker;
}

/**
 * Adds the fields that are the same for all kinds: 5 % of the diamonds are on hold or suspended, 2 % are inactive, and
 * visitors see about one in six. Fields of `row` take precedence.
 */
const asStocked = (random: SeededRandom, row: Record<string, string>): Record<string, string> => ({
  Availability: random.pick(['Available', 'Hold', 'Suspended'], [95, 3, 2]),
  Active: random.chance(0.02) ? 'No' : 'Yes',
  'Show To All': random.chance(1 / 6) ? 'Yes' : 'No',
  'Trade Show': random.chance(0.06) ? 'Antwerp, November' : '',
  ...row,
});

const batches: readonly Batch[] = [
  { prefix: 'W', count: 680, make: (random) => white(random, 'Round') },
  { prefix: 'S', count: 460, make: (random) => white(random, random.pick(fancyShapes)) },
  { prefix: 'C', count: 170, make: fancyColor },
  { prefix: 'B', count: 84, make: black },
  { prefix: 'P', count: 110, make: saltAndPepper },
  { prefix: 'G', count: 220, make: labGrown },
  { prefix: 'MP', count: 80, make: matchingPair },
  { prefix: 'ST', count: 60, make: stud },
  { prefix: 'L', count: stonesInLines, make: line },
  { prefix: 'M', count: 42, make: memo },
  { prefix: 'PC', count: 44, make: parcel },
];

/** Returns all demo diamonds. Each kind has its own random seed. */
export const demoStones = (): StockCells[] =>
  batches.flatMap(({ prefix, count, make }, kind) => {
    const random = seededRandom(20_261_120 + kind);
    return Array.from({ length: count }, (_, index) => ({
      'Stock #': numbered(prefix, index),
      ...asStocked(random, make(random, index)),
    }));
  });

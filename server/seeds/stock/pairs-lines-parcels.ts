import { seededRandom } from '../seeded-random.ts';
import type { DemoShape } from './proportions.ts';
import { stockNumberAt } from './stock-rows.ts';
import {
  clarities,
  createWhiteDiamond,
  type DiamondFactory,
  randomCarats,
  reportFields,
  vendors,
} from './white-diamonds.ts';

const pairShapes: readonly DemoShape[] = ['Round', 'Pear', 'Oval', 'Cushion'];

/** Returns the fields of a stone in a pair. The two stones refer to each other and have the same visibility. */
const pairFields = (prefix: string, index: number): Record<string, string> => ({
  'Pair Stock #': stockNumberAt(prefix, index % 2 === 0 ? index + 1 : index - 1),
  Availability: 'Available',
  Active: 'Yes',
  'Show To All': Math.floor(index / 2) % 4 === 0 ? 'Yes' : 'No',
});

/** Creates a stone of a separable pair. The two stones have the same grades, but separate reports. */
export const createMatchingPairStone: DiamondFactory = (random, index) => {
  const pairIndex = Math.floor(index / 2);
  const shape = pairShapes[pairIndex % pairShapes.length] ?? 'Round';
  return {
    ...createWhiteDiamond(seededRandom(20_270_000 + pairIndex), shape, {
      carats: Number((0.5 + (pairIndex % 20) * 0.1).toFixed(2)),
    }),
    ...reportFields(random, ['GIA']),
    ...pairFields('MP', index),
    Comments: index % 2 === 0 ? 'Left stone of the pair' : 'Right stone of the pair',
  };
};

/** Number of stones in stud pairs with a stock number per stone. The other pairs have one stock number per pair. */
const numberedStudCount = 16;

/** Creates a stone of a large pair with a stock number per stone. Every second pair is FL or IF. */
const createNumberedStud: DiamondFactory = (random, index) => {
  const pairIndex = Math.floor(index / 2);
  return {
    ...createWhiteDiamond(seededRandom(20_280_000 + pairIndex), 'Round', {
      carats: Number((1.2 + pairIndex * 0.15).toFixed(2)),
      clarityGrades: pairIndex % 2 === 0 ? [pairIndex % 4 === 0 ? 'FL' : 'IF'] : ['VVS1', 'VVS2', 'VS1'],
    }),
    ...reportFields(random, ['GIA']),
    ...pairFields('ST', index),
  };
};

/** Creates a stone or a pair of rounds for stud earrings. The pairs are inseparable. */
export const createStud: DiamondFactory = (random, index) => ({
  ...(index < numberedStudCount
    ? createNumberedStud(random, index)
    : createWhiteDiamond(random, 'Round', { carats: Number((randomCarats(random) * 2).toFixed(2)) })),
  Pair: 'Yes',
  'Pair Separable': 'No',
});

const stonesPerLine = 7;
/** Total number of stones in all line sets. */
export const lineStoneCount = 14 * stonesPerLine;
const lineShapes: readonly DemoShape[] = ['Emerald', 'Oval', 'Pear', 'Asscher', 'Princess'];

/** Creates a stone of a graduated line set. The first stone is the largest. */
export const createLineStone: DiamondFactory = (random, index) => {
  const setIndex = Math.floor(index / stonesPerLine);
  const shape = lineShapes[setIndex % lineShapes.length] ?? 'Emerald';
  const carats = Number((0.9 + setIndex * 0.11 - (index % stonesPerLine) * 0.07).toFixed(2));
  return {
    ...createWhiteDiamond(random, shape, { carats, colorGrades: ['F', 'G', 'H'], clarityGrades: ['VS1', 'VS2'] }),
    Availability: 'Available',
    Active: 'Yes',
    'Is Line': 'Yes',
    'Line Set': `${shape} line ${setIndex + 1}`,
    'Line Set Color': 'F-H',
    'Line Set Clarity': 'VS',
    'Show To All': setIndex % 4 === 0 ? 'Yes' : 'No',
  };
};

/** Creates a parcel of small rounds, which are graded and priced together. */
export const createParcel: DiamondFactory = (random) => {
  const stones = random.pick([12, 20, 40, 60, 100]);
  const caratsPerStone = random.pick([0.03, 0.05, 0.08, 0.12]);
  return {
    Shape: 'Round',
    Weight: (stones * caratsPerStone).toFixed(2),
    'Parcel Stones': String(stones),
    Color: random.pick([...'EFGHI']),
    Clarity: random.pick(clarities.slice(4, 8)),
    Lab: 'None',
    Comments: `About ${caratsPerStone.toFixed(2)} ct each`,
    Vendor: random.pick(vendors),
    'Price Per Carat': String(random.integer(45, 160) * 10),
  };
};

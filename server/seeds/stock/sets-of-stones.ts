import { seededRandom } from '../seeded-random.ts';
import { numbered } from './pieces.ts';
import type { DemoShape } from './proportions.ts';
import { clarities, report, type StoneMaker, vendors, weigh, white } from './white-stones.ts';

const pairShapes: readonly DemoShape[] = ['Round', 'Pear', 'Oval', 'Cushion'];

/** Returns the fields of a stone of a pair. Both stones refer to each other and have the same visibility. */
const halfOf = (prefix: string, index: number): Record<string, string> => ({
  'Pair Stock #': numbered(prefix, index % 2 === 0 ? index + 1 : index - 1),
  Availability: 'Available',
  Active: 'Yes',
  'Show To All': Math.floor(index / 2) % 4 === 0 ? 'Yes' : 'No',
});

/** Creates a stone of a separable pair. Both stones have the same grades, but their own reports. */
export const matchingPair: StoneMaker = (random, index) => {
  const pair = Math.floor(index / 2);
  const shape = pairShapes[pair % pairShapes.length] ?? 'Round';
  return {
    ...white(seededRandom(20_270_000 + pair), shape, { carats: Number((0.5 + (pair % 20) * 0.1).toFixed(2)) }),
    ...report(random, ['GIA']),
    ...halfOf('MP', index),
    Comments: index % 2 === 0 ? 'Left stone of the pair' : 'Right stone of the pair',
  };
};

/** Number of stones in stud pairs with a stock number per stone. The other pairs have one stock number per pair. */
const numberedStuds = 16;

/** Creates a stone of a large pair with a stock number per stone. Every second pair is FL or IF. */
const numberedStud: StoneMaker = (random, index) => {
  const pair = Math.floor(index / 2);
  return {
    ...white(seededRandom(20_280_000 + pair), 'Round', {
      carats: Number((1.2 + pair * 0.15).toFixed(2)),
      among: pair % 2 === 0 ? [pair % 4 === 0 ? 'FL' : 'IF'] : ['VVS1', 'VVS2', 'VS1'],
    }),
    ...report(random, ['GIA']),
    ...halfOf('ST', index),
  };
};

/** Creates rounds for stud earrings, sold only as a pair: under one stock number per stone or per pair. */
export const stud: StoneMaker = (random, index) => ({
  ...(index < numberedStuds
    ? numberedStud(random, index)
    : white(random, 'Round', { carats: Number((weigh(random) * 2).toFixed(2)) })),
  Pair: 'Yes',
  'Pair Separable': 'No',
});

const stonesPerLine = 7;
/** Number of stones in all line sets. */
export const stonesInLines = 14 * stonesPerLine;
const lineShapes: readonly DemoShape[] = ['Emerald', 'Oval', 'Pear', 'Asscher', 'Princess'];

/** Creates a stone of a graduated line set. The first stone is the largest. */
export const line: StoneMaker = (random, index) => {
  const set = Math.floor(index / stonesPerLine);
  const shape = lineShapes[set % lineShapes.length] ?? 'Emerald';
  const carats = Number((0.9 + set * 0.11 - (index % stonesPerLine) * 0.07).toFixed(2));
  return {
    ...white(random, shape, { carats, colors: ['F', 'G', 'H'], among: ['VS1', 'VS2'] }),
    Availability: 'Available',
    Active: 'Yes',
    'Is Line': 'Yes',
    'Line Set': `${shape} line ${set + 1}`,
    'Line Set Color': 'F-H',
    'Line Set Clarity': 'VS',
    'Show To All': set % 4 === 0 ? 'Yes' : 'No',
  };
};

/** Creates a parcel of small rounds, which are graded and priced together. */
export const parcel: StoneMaker = (random) => {
  const stones = random.pick([12, 20, 40, 60, 100]);
  const perStone = random.pick([0.03, 0.05, 0.08, 0.12]);
  return {
    Shape: 'Round',
    Weight: (stones * perStone).toFixed(2),
    'Parcel Stones': String(stones),
    Color: random.pick([...'EFGHI']),
    Clarity: random.pick(clarities.slice(4, 8)),
    Lab: 'None',
    Comments: `About ${perStone.toFixed(2)} ct each`,
    Vendor: random.pick(vendors),
    'Price Per Carat': String(random.whole(45, 160) * 10),
  };
};

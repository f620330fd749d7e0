import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { listPrice } from './list-prices.ts';
import { numbered, type StockCells } from './pieces.ts';
import { type DemoShape, fancyShapes, proportionsOf } from './proportions.ts';

const whites = [...'DEFGHIJKLM'];
const clarities = ['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1'];
const makes = ['Excellent', 'Very Good', 'Good', 'Fair'];
const vendors = ['Hoveniers Diamonds', 'Bharat Gems', 'Ramat Gan Cutting Works', 'Facet'];

/** Makes the stone of this index among those of its kind. */
type Maker = (random: SeededRandom, index: number) => Record<string, string>;

interface Batch {
  readonly prefix: string;
  readonly count: number;
  readonly make: Maker;
}

const commonWeights = [0.3, 0.4, 0.5, 0.7, 0.9, 1, 1.2, 1.5, 2, 3];
const weigh = (random: SeededRandom): number =>
  Number((random.pick(commonWeights, [9, 8, 9, 8, 5, 9, 5, 5, 4, 2]) + random.between(0, 0.09)).toFixed(2));

function outlined(random: SeededRandom, shape: DemoShape, carats: number): Record<string, string> {
  const { measurements, depth, table, crownAngle, crownHeight, girdle, culet } = proportionsOf(random, shape, carats);
  return {
    Shape: shape,
    Weight: carats.toFixed(2),
    Measurements: measurements,
    'Depth %': depth,
    'Table %': table,
    'Crown Angle': crownAngle,
    'Crown %': crownHeight,
    Girdle: girdle,
    Culet: culet,
    Vendor: random.pick(vendors),
  };
}

const report = (random: SeededRandom, labs: readonly string[]): Record<string, string> => ({
  Lab: random.pick(labs),
  'Certificate #': `${random.whole(2_100_000_000, 7_999_999_999)}`,
});

/** A graded natural white stone at a discount from its list price. */
function white(random: SeededRandom, shape: DemoShape, carats = weigh(random)): Record<string, string> {
  const color = random.pick([...whites.keys()], [5, 6, 7, 8, 8, 7, 5, 4, 2, 1]);
  const clarity = random.pick([...clarities.keys()], [0.5, 2, 4, 6, 8, 8, 8, 5, 2]);
  const rap = listPrice({ carats, color, clarity, isRound: shape === 'Round' });
  const back = random.whole(8, 46);
  const fluorescence = random.pick(['None', 'Faint', 'Medium', 'Strong', 'Very Strong'], [12, 5, 3, 2, 0.5]);
  return {
    ...outlined(random, shape, carats),
    ...report(random, ['GIA', 'GIA', 'GIA', 'IGI', 'HRD', 'AGS']),
    Color: whites[color] ?? '',
    Clarity: clarities[clarity] ?? '',
    'Cut Grade': shape === 'Round' ? random.pick(makes, [9, 5, 2, 0.5]) : '',
    Polish: random.pick(makes, [9, 5, 1, 0.2]),
    Symmetry: random.pick(makes, [8, 6, 1.5, 0.3]),
    'Fluorescence Intensity': fluorescence,
    'Fluorescence Color': fluorescence === 'None' ? '' : random.pick(['Blue', 'Yellow'], [9, 1]),
    'Eye Clean': clarity < 6 ? 'Yes' : random.pick(['Yes', 'No']),
    Rap: String(rap),
    'Price Per Carat': String(Math.round((rap * (100 - back)) / 100)),
  };
}

const fancyColor: Maker = (random) => {
  const [hue, base] = random.pick(
    [
      ['Yellow', 5_200],
      ['Brown', 2_100],
      ['Pink', 92_000],
      ['Blue', 118_000],
      ['Green', 38_000],
      ['Orange', 21_000],
      ['Gray', 9_500],
    ] as const,
    [10, 5, 3, 2, 2, 2, 2],
  );
  const [intensity, share] = random.pick([
    ['Fancy Light', 0.6],
    ['Fancy', 1],
    ['Fancy Intense', 1.7],
    ['Fancy Vivid', 3.1],
    ['Fancy Deep', 1.2],
  ] as const);
  const carats = weigh(random);
  return {
    ...outlined(random, random.pick(['Cushion', 'Radiant', 'Oval', 'Pear', 'Emerald', 'Round']), carats),
    ...report(random, ['GIA']),
    Color: `${intensity} ${hue}`,
    'Fancy Intensity': intensity,
    'Fancy Overtone': random.chance(0.25) ? random.pick(['Brownish', 'Grayish', 'Orangy', 'Greenish']) : '',
    Clarity: random.pick(clarities.slice(2)),
    Polish: random.pick(makes.slice(0, 3)),
    Symmetry: random.pick(makes.slice(0, 3)),
    'Price Per Carat': String(Math.round(base * share * (0.8 + carats / 5))),
  };
};

const black: Maker = (random) => ({
  ...outlined(random, random.pick(['Round', 'Princess', 'Pear', 'Oval', 'Cushion']), weigh(random) + 0.5),
  Color: 'Black',
  Lab: 'None',
  Treatment: random.chance(0.6) ? 'Heated' : '',
  Polish: random.pick(makes.slice(1)),
  Symmetry: random.pick(makes.slice(1)),
  'Price Per Carat': String(random.whole(18, 60) * 10),
});

const saltAndPepper: Maker = (random) => ({
  ...outlined(random, random.pick(['Round', 'Pear', 'Oval', 'Emerald', 'Marquise', 'Trilliant']), weigh(random)),
  SnP: 'Yes',
  Lab: 'None',
  'Color Shade': random.pick(['Gray', 'White', 'Brown', 'Mixed']),
  Milky: random.pick(['None', 'Light', 'Medium']),
  Comments: random.pick(['Galaxy of fine pepper', 'Icy with one dark cloud', 'Bold black veil', 'Even grey salt']),
  'Price Per Carat': String(random.whole(28, 120) * 10),
});

const labGrown: Maker = (random) => {
  const shape = random.chance(0.55) ? 'Round' : random.pick(fancyShapes);
  const { Rap: _none, ...stone } = white(random, shape, weigh(random) + 0.5);
  return {
    ...stone,
    ...report(random, ['IGI', 'IGI', 'GIA', 'GCAL']),
    'Lab Grown': 'Yes',
    Treatment: random.pick(['CVD', 'HPHT']),
    'Price Per Carat': String(random.whole(28, 95) * 10),
  };
};

/** Two and two are alike. */
const matchingPair: Maker = (random, index) => ({
  ...white(
    random,
    pairShapes[Math.floor(index / 2) % pairShapes.length] ?? 'Round',
    Number((0.5 + (Math.floor(index / 2) % 20) * 0.1).toFixed(2)),
  ),
  'Is Matching Pair': 'Yes',
  Comments: index % 2 === 0 ? 'Left stone of the pair' : 'Right stone of the pair',
});
const pairShapes: readonly DemoShape[] = ['Round', 'Pear', 'Oval', 'Cushion'];

const stud: Maker = (random) => ({ ...white(random, 'Round', weigh(random) * 2), 'Is Pair': 'Yes' });

const stonesPerLine = 7;
const lineSets = 14;
/** Graduated: each line falls from its first stone to its last. */
const line: Maker = (random, index) => {
  const set = Math.floor(index / stonesPerLine);
  const shape = lineShapes[set % lineShapes.length] ?? 'Emerald';
  return {
    ...white(random, shape, Number((0.9 + set * 0.11 - (index % stonesPerLine) * 0.07).toFixed(2))),
    Availability: 'Available',
    'Is Line': 'Yes',
    'Line Set': `${shape} line ${set + 1}`,
    'Line Set Color': 'F-H',
    'Line Set Clarity': 'VS',
    'Show To All': set % 4 === 0 ? 'Yes' : 'No',
    Active: 'Yes',
  };
};
const lineShapes: readonly DemoShape[] = ['Emerald', 'Oval', 'Pear', 'Asscher', 'Princess'];

const memo: Maker = (random, index) => {
  const stone = white(random, random.chance(0.5) ? 'Round' : random.pick(fancyShapes));
  return {
    ...stone,
    Availability: 'Memo',
    'Memo Account': random.pick(['De Vries Juweliers', 'Atelier Moreau', 'Bianchi Gioielli', 'Shah Brothers']),
    'Memo No': `M-${2_040 + index}`,
    'Memo Date': `2026-${String(6 + (index % 5)).padStart(2, '0')}-15`,
    'Memo Price Per Carat': stone['Price Per Carat'] ?? '',
  };
};

const parcel: Maker = (random) => {
  const stones = random.pick([12, 20, 40, 60, 100]);
  const perStone = random.pick([0.03, 0.05, 0.08, 0.12]);
  return {
    Shape: 'Round',
    Weight: (stones * perStone).toFixed(2),
    'Parcel Stones': String(stones),
    Color: random.pick(whites.slice(1, 6)),
    Clarity: random.pick(clarities.slice(4, 8)),
    Lab: 'None',
    Comments: `About ${perStone.toFixed(2)} ct each`,
    Vendor: random.pick(vendors),
    'Price Per Carat': String(random.whole(45, 160) * 10),
  };
};

/** A few in a hundred are not to be had at the moment, and a few are not on the lists at all. Visitors see one in six. */
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
  { prefix: 'L', count: lineSets * stonesPerLine, make: line },
  { prefix: 'M', count: 42, make: memo },
  { prefix: 'PC', count: 44, make: parcel },
];

/** The demo's stones: the same in every run. */
export const demoStones = (): StockCells[] =>
  batches.flatMap(({ prefix, count, make }, kind) => {
    const random = seededRandom(20_261_120 + kind);
    return Array.from({ length: count }, (_, index) => ({
      'Stock #': numbered(prefix, index),
      ...asStocked(random, make(random, index)),
    }));
  });

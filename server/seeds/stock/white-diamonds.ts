import type { SeededRandom } from '../seeded-random.ts';
import { listPrice } from './list-prices.ts';
import { type DemoShape, fancyShapes, randomProportions } from './proportions.ts';

/** Creates the row of a diamond. `index` is its position within its kind. */
export type DiamondFactory = (random: SeededRandom, index: number) => Record<string, string>;

const whiteColors = [...'DEFGHIJKLM'];
export const clarities = ['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1'];
export const cutGrades = ['Excellent', 'Very Good', 'Good', 'Fair'];
export const vendors = ['Hoveniers Diamonds', 'Bharat Gems', 'Ramat Gan Cutting Works', 'Facet'];

const colorFrequencies = [5, 6, 7, 8, 8, 7, 5, 4, 2, 1];
const clarityFrequencies = [0.5, 2, 4, 6, 8, 8, 8, 5, 2];

interface WhiteDiamondOptions {
  readonly carats?: number;
  /** Possible grades, best first. Defaults to all grades. */
  readonly colorGrades?: readonly string[];
  readonly clarityGrades?: readonly string[];
}

const typicalCarats = [0.3, 0.4, 0.5, 0.7, 0.9, 1, 1.2, 1.5, 2, 3];
export const randomCarats = (random: SeededRandom): number =>
  Number((random.pick(typicalCarats, [9, 8, 9, 8, 5, 9, 5, 5, 4, 2]) + random.between(0, 0.09)).toFixed(2));

/** Returns the shape, weight and matching measurements. */
export function shapeFields(random: SeededRandom, shape: DemoShape, carats: number): Record<string, string> {
  const { measurements, depth, table, crownAngle, crownHeight, girdle, culet } = randomProportions(
    random,
    shape,
    carats,
  );
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

/** Returns the fields of a grading report from one of the given labs. */
export const reportFields = (random: SeededRandom, labs: readonly string[]): Record<string, string> => ({
  Lab: random.pick(labs),
  'Certificate #': `${random.integer(2_100_000_000, 7_999_999_999)}`,
});

/** Creates a natural white diamond, priced at a discount from the list price. */
export function createWhiteDiamond(
  random: SeededRandom,
  shape: DemoShape,
  { carats = randomCarats(random), colorGrades = whiteColors, clarityGrades = clarities }: WhiteDiamondOptions = {},
): Record<string, string> {
  const color = whiteColors.indexOf(random.pick(colorGrades, colorFrequencies.slice(0, colorGrades.length)));
  const clarity = clarities.indexOf(random.pick(clarityGrades, clarityFrequencies.slice(0, clarityGrades.length)));
  const rap = listPrice({ carats, color, clarity, isRound: shape === 'Round' });
  const discountPercent = random.integer(8, 46);
  const fluorescence = random.pick(['None', 'Faint', 'Medium', 'Strong', 'Very Strong'], [12, 5, 3, 2, 0.5]);
  return {
    ...shapeFields(random, shape, carats),
    ...reportFields(random, ['GIA', 'GIA', 'GIA', 'IGI', 'HRD', 'AGS']),
    Color: whiteColors[color] ?? '',
    Clarity: clarities[clarity] ?? '',
    'Cut Grade': shape === 'Round' ? random.pick(cutGrades, [9, 5, 2, 0.5]) : '',
    Polish: random.pick(cutGrades, [9, 5, 1, 0.2]),
    Symmetry: random.pick(cutGrades, [8, 6, 1.5, 0.3]),
    'Fluorescence Intensity': fluorescence,
    'Fluorescence Color': fluorescence === 'None' ? '' : random.pick(['Blue', 'Yellow'], [9, 1]),
    'Eye Clean': clarity < 6 ? 'Yes' : random.pick(['Yes', 'No']),
    Rap: String(rap),
    'Price Per Carat': String(Math.round((rap * (100 - discountPercent)) / 100)),
  };
}

/** Creates a lab-grown white diamond. Its price does not depend on its grades. */
export const createLabGrownDiamond: DiamondFactory = (random) => {
  const shape = random.chance(0.55) ? 'Round' : random.pick(fancyShapes);
  const { Rap: _rap, ...stone } = createWhiteDiamond(random, shape, {
    carats: Number((randomCarats(random) + 0.5).toFixed(2)),
  });
  return {
    ...stone,
    ...reportFields(random, ['IGI', 'IGI', 'GIA', 'GCAL']),
    'Lab Grown': 'Yes',
    Treatment: random.pick(['CVD', 'HPHT']),
    'Price Per Carat': String(random.integer(28, 95) * 10),
  };
};

/** Creates a diamond that is on memo with a trader. */
export const createMemoDiamond: DiamondFactory = (random, index) => {
  const stone = createWhiteDiamond(random, random.chance(0.5) ? 'Round' : random.pick(fancyShapes));
  return {
    ...stone,
    Availability: 'Memo',
    'Memo Account': random.pick(['De Vries Juweliers', 'Atelier Moreau', 'Bianchi Gioielli', 'Shah Brothers']),
    'Memo No': `M-${2_040 + index}`,
    'Memo Date': `2026-${String(6 + (index % 5)).padStart(2, '0')}-15`,
    'Memo Price Per Carat': stone['Price Per Carat'] ?? '',
  };
};

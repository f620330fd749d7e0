import {
  clarities,
  cutGrades,
  type DiamondFactory,
  randomCarats,
  reportFields,
  shapeFields,
} from './white-diamonds.ts';

/** Creates a fancy color diamond. Yellow is the most frequent hue. */
export const createFancyColorDiamond: DiamondFactory = (random) => {
  const [hue, basePrice] = random.pick(
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
  const [intensity, factor] = random.pick([
    ['Fancy Light', 0.6],
    ['Fancy', 1],
    ['Fancy Intense', 1.7],
    ['Fancy Vivid', 3.1],
    ['Fancy Deep', 1.2],
  ] as const);
  const carats = randomCarats(random);
  return {
    ...shapeFields(random, random.pick(['Cushion', 'Radiant', 'Oval', 'Pear', 'Emerald', 'Round']), carats),
    ...reportFields(random, ['GIA']),
    Color: `${intensity} ${hue}`,
    'Fancy Intensity': intensity,
    'Fancy Overtone': random.chance(0.25) ? random.pick(['Brownish', 'Grayish', 'Orangy', 'Greenish']) : '',
    Clarity: random.pick(clarities.slice(2)),
    Polish: random.pick(cutGrades.slice(0, 3)),
    Symmetry: random.pick(cutGrades.slice(0, 3)),
    'Price Per Carat': String(Math.round(basePrice * factor * (0.8 + carats / 5))),
  };
};

/** Creates a black diamond. About 60 % are heated. */
export const createBlackDiamond: DiamondFactory = (random) => ({
  ...shapeFields(
    random,
    random.pick(['Round', 'Princess', 'Pear', 'Oval', 'Cushion']),
    Number((randomCarats(random) + 0.5).toFixed(2)),
  ),
  Color: 'Black',
  Lab: 'None',
  Treatment: random.chance(0.6) ? 'Heated' : '',
  Polish: random.pick(cutGrades.slice(1)),
  Symmetry: random.pick(cutGrades.slice(1)),
  'Price Per Carat': String(random.integer(18, 60) * 10),
});

/** Creates a salt-and-pepper diamond. */
export const createSaltAndPepperDiamond: DiamondFactory = (random) => ({
  ...shapeFields(
    random,
    random.pick(['Round', 'Pear', 'Oval', 'Emerald', 'Marquise', 'Trilliant']),
    randomCarats(random),
  ),
  SnP: 'Yes',
  Lab: 'None',
  'Color Shade': random.pick(['Gray', 'White', 'Brown', 'Mixed']),
  Milky: random.pick(['None', 'Light', 'Medium']),
  Comments: random.pick([
    'Galaxy of fine pepper',
    'Icy with one dark cloud',
    'Bold black veil',
    'Even grey salt and pepper',
  ]),
  'Price Per Carat': String(random.integer(28, 120) * 10),
});

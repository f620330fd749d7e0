import type { SeededRandom } from '../seeded-random.ts';

/** Typical proportions of a shape. */
interface ShapeProportions {
  /** Length divided by width. */
  readonly ratio: readonly [min: number, max: number];
  /** Percentage of the width, like `table`. */
  readonly depth: readonly [min: number, max: number];
  readonly table: readonly [min: number, max: number];
  /** Carats per cubic millimeter of length × width × depth. */
  readonly density: number;
}

const brilliant: Omit<ShapeProportions, 'ratio'> = { depth: [58, 66], table: [54, 62], density: 0.0062 };
const step: Omit<ShapeProportions, 'ratio'> = { depth: [61, 70], table: [58, 68], density: 0.0082 };

const shapeProportions = {
  Round: { ...brilliant, ratio: [1, 1.012], depth: [59, 63.4], table: [53, 61], density: 0.0061 },
  Princess: { ratio: [1, 1.05], depth: [66, 76], table: [64, 74], density: 0.0083 },
  Cushion: { ...step, ratio: [1, 1.2] },
  Emerald: { ...step, ratio: [1.3, 1.5] },
  Asscher: { ...step, ratio: [1, 1.05] },
  Radiant: { ...step, ratio: [1, 1.35] },
  Oval: { ...brilliant, ratio: [1.3, 1.5] },
  Pear: { ...brilliant, ratio: [1.45, 1.65], density: 0.0058 },
  Marquise: { ...brilliant, ratio: [1.8, 2.1], density: 0.0057 },
  Heart: { ...brilliant, ratio: [0.95, 1.1], density: 0.0059 },
  Trilliant: { ratio: [1, 1.1], depth: [40, 50], table: [55, 66], density: 0.0057 },
} satisfies Record<string, ShapeProportions>;

/** Shape of the demo diamonds. */
export type DemoShape = keyof typeof shapeProportions;

/** All shapes except Round. */
export const fancyShapes: readonly DemoShape[] = [
  'Princess',
  'Cushion',
  'Emerald',
  'Asscher',
  'Radiant',
  'Oval',
  'Pear',
  'Marquise',
  'Heart',
  'Trilliant',
];

/** Returns plausible proportions for a shape and weight, in millimeters, percent and degrees. */
export function randomProportions(random: SeededRandom, shape: DemoShape, carats: number) {
  const typical: ShapeProportions = shapeProportions[shape];
  const depth = random.between(...typical.depth);
  const ratio = random.between(...typical.ratio);
  const width = Math.cbrt(carats / (typical.density * ratio * (depth / 100)));
  const table = random.between(...typical.table);
  const crownAngle = random.between(33, 36.2);
  // Reports state the crown only for round stones. Its height is calculated from the crown angle and the table.
  const isRound = shape === 'Round';
  const crownHeight = (Math.tan((crownAngle * Math.PI) / 180) * (100 - table)) / 2;
  return {
    measurements: [width * ratio, width, (width * depth) / 100].map((millimeters) => millimeters.toFixed(2)).join('x'),
    depth: depth.toFixed(1),
    table: table.toFixed(1),
    crownAngle: isRound ? crownAngle.toFixed(1) : '',
    crownHeight: isRound ? crownHeight.toFixed(1) : '',
    girdle: random.pick(['Thin', 'Medium', 'Slightly Thick', 'Thick'], [2, 5, 4, 1]),
    culet: random.pick(['None', 'Very Small', 'Small'], [9, 1, 0.3]),
  };
}

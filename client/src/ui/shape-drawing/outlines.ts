import {
  cutCorners,
  halfMoon,
  heart,
  marquise,
  pear,
  polygon,
  square,
  superellipse,
  through,
  trilliant,
} from './curves';
import type { Point } from './point';

/** Facet arrangement: kites and stars around the table, or steps along the sides. */
export type FacetStyle = 'brilliant' | 'step';

/** Outline of a cut in top view. Its length is vertical. */
export interface ShapeOutline {
  readonly style: FacetStyle;
  /** Typical ratio of length to width. */
  readonly ratio: number;
  /** Number of main facets around the table. */
  readonly mains: number;
  /** Girdle line around the center, in any scale. It starts at the end of a main facet. */
  readonly girdle: readonly Point[];
}

/** Outline used for cuts without a specific outline. */
export const otherOutline: ShapeOutline = { style: 'brilliant', ratio: 1.1, mains: 6, girdle: polygon(6) };

const round: ShapeOutline = { style: 'brilliant', ratio: 1, mains: 8, girdle: superellipse(2) };
const asscher: ShapeOutline = { style: 'step', ratio: 1, mains: 8, girdle: cutCorners(1, 0.4) };

function brilliant(ratio: number, mains: number, girdle: readonly Point[]): ShapeOutline {
  return { style: 'brilliant', ratio, mains, girdle };
}

function step(ratio: number, girdle: readonly Point[]): ShapeOutline {
  return { style: 'step', ratio, mains: girdle.length, girdle };
}

/** Outlines by stable shape ID: the twelve shapes of the shop, followed by rarer ones. */
export const outlines: ReadonlyMap<string, ShapeOutline> = new Map<string, ShapeOutline>([
  ['1', round],
  ['2', otherOutline],
  ['3', brilliant(1, 8, square)],
  ['4', brilliant(1.1, 8, superellipse(3.4))],
  ['5', step(1.4, cutCorners(1.4, 0.36))],
  ['6', asscher],
  ['7', brilliant(1.25, 8, through([0, -1.25]).concat(cutCorners(1.25, 0.3)))],
  ['8', brilliant(1.4, 8, superellipse(2))],
  ['9', brilliant(1.5, 8, pear())],
  ['10', brilliant(2, 8, marquise())],
  ['11', brilliant(0.95, 8, heart())],
  ['12', brilliant(0.95, 6, trilliant())],
  // Square emerald, baguette, tapered baguette, bullet, tapered bullet.
  ['13', asscher],
  ['14', step(2.4, square)],
  ['15', step(2.2, through([-0.7, -1], [0.7, -1], [1, 1], [-1, 1]))],
  ['16', step(2, through([-1, -0.4], [0, -1], [1, -0.4], [1, 1], [-1, 1]))],
  ['17', step(2, through([-0.8, -0.4], [0, -1], [0.8, -0.4], [1, 1], [-1, 1]))],
  // Half moon, trapezoid, kite, shield, briolette.
  ['18', brilliant(0.55, 6, halfMoon())],
  ['19', step(0.6, through([-0.6, -1], [0.6, -1], [1, 1], [-1, 1]))],
  ['20', brilliant(1.4, 4, through([0, -1], [1, -0.3], [0, 1], [-1, -0.3]))],
  ['21', brilliant(1.2, 5, through([0, -1], [1, -0.7], [0.85, 0.2], [0, 1], [-0.85, 0.2], [-1, -0.7]))],
  ['22', brilliant(1.7, 8, pear())],
  // European cut, old miner, rose.
  ['24', round],
  ['25', brilliant(1, 8, superellipse(2.8))],
  ['26', brilliant(1, 6, superellipse(2))],
  // Triangular, hexagonal, octagonal, pentagonal.
  ['27', brilliant(0.9, 3, polygon(3))],
  ['28', brilliant(1.15, 6, polygon(6))],
  ['29', step(1, cutCorners(1, 2 - Math.SQRT2))],
  ['30', brilliant(0.95, 5, polygon(5))],
  // Flanders, lozenge, square, rectangular.
  ['31', brilliant(1, 8, through([0, -1]).concat(cutCorners(1, 0.3)))],
  ['32', brilliant(1.6, 4, polygon(4))],
  ['33', step(1, square)],
  ['34', step(1.5, square)],
]);

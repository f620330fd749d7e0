import type { Point } from './drawing.ts';

/** Shapes that can be drawn. */
export type Cut =
  | 'Round'
  | 'Oval'
  | 'Cushion'
  | 'Princess'
  | 'Emerald'
  | 'Asscher'
  | 'Radiant'
  | 'Pear'
  | 'Marquise'
  | 'Heart'
  | 'Trilliant';

/** Samples a curve at equal angles. Returns the points clockwise from the top. */
const along = (corners: number, curve: (turn: number) => Point): Point[] =>
  Array.from({ length: corners }, (_, index) => curve((index / corners) * 2 * Math.PI));

const stretched = (width: number, height: number) => (turn: number) => ({
  x: width * Math.sin(turn),
  y: -height * Math.cos(turn),
});

/** Returns a superellipse: a square with rounded sides. A higher power makes it squarer. */
const squarish = (side: number, power: number) => (turn: number) => {
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  return { x: side * bend(Math.sin(turn)), y: -side * bend(Math.cos(turn)) };
};

/** Returns a rectangle with cut corners. */
const steps = (width: number, height: number, corner: number): Point[] => [
  { x: width - corner, y: -height },
  { x: width, y: corner - height },
  { x: width, y: height - corner },
  { x: width - corner, y: height },
  { x: corner - width, y: height },
  { x: -width, y: height - corner },
  { x: -width, y: corner - height },
  { x: corner - width, y: -height },
];

const heart = (turn: number): Point => ({
  x: 1.02 * Math.sin(turn) ** 3,
  y: -(13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)) / 15.5,
});

/** Outlines around the origin. Each is about as large as a circle with radius 1. */
export const outlines: Readonly<Record<Cut, readonly Point[]>> = {
  Round: along(16, stretched(1, 1)),
  Oval: along(16, stretched(0.82, 1.14)),
  Cushion: along(16, squarish(0.95, 3.4)),
  Princess: along(16, squarish(0.9, 30)),
  Emerald: steps(0.76, 1.06, 0.26),
  Asscher: steps(0.92, 0.92, 0.32),
  Radiant: steps(0.82, 1.04, 0.2),
  Pear: along(16, (turn) => ({ x: 0.96 * Math.sin(turn) * Math.sin(turn / 2), y: -1.2 * Math.cos(turn) + 0.08 })),
  Marquise: along(16, (turn) => ({
    x: 0.62 * Math.sin(turn) * Math.abs(Math.sin(turn)) ** 0.3,
    y: -1.3 * Math.cos(turn),
  })),
  Heart: along(20, heart),
  Trilliant: along(18, (turn) => {
    const radius = 1.02 + 0.16 * Math.cos(3 * turn);
    return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) + 0.08 };
  }),
};

/** Returns whether a cut has facets parallel to its sides, instead of kite-shaped facets. */
export const isStepCut = (cut: Cut): boolean => cut === 'Emerald' || cut === 'Asscher';

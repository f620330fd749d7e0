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
const sampleCurve = (count: number, curve: (angle: number) => Point): Point[] =>
  Array.from({ length: count }, (_, index) => curve((index / count) * 2 * Math.PI));

const ellipse = (width: number, height: number) => (angle: number) => ({
  x: width * Math.sin(angle),
  y: -height * Math.cos(angle),
});

/** Returns a superellipse: a square with rounded sides. A higher power makes it squarer. */
const superellipse = (side: number, power: number) => (angle: number) => {
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  return { x: side * bend(Math.sin(angle)), y: -side * bend(Math.cos(angle)) };
};

/** Returns a rectangle with cut corners. */
const cutCornerRectangle = (width: number, height: number, corner: number): Point[] => [
  { x: width - corner, y: -height },
  { x: width, y: corner - height },
  { x: width, y: height - corner },
  { x: width - corner, y: height },
  { x: corner - width, y: height },
  { x: -width, y: height - corner },
  { x: -width, y: corner - height },
  { x: corner - width, y: -height },
];

const heartCurve = (angle: number): Point => ({
  x: 1.02 * Math.sin(angle) ** 3,
  y: -(13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)) / 15.5,
});

/** Outlines around the origin. Each is about as large as a circle with radius 1. */
export const outlines: Readonly<Record<Cut, readonly Point[]>> = {
  Round: sampleCurve(16, ellipse(1, 1)),
  Oval: sampleCurve(16, ellipse(0.82, 1.14)),
  Cushion: sampleCurve(16, superellipse(0.95, 3.4)),
  Princess: sampleCurve(16, superellipse(0.9, 30)),
  Emerald: cutCornerRectangle(0.76, 1.06, 0.26),
  Asscher: cutCornerRectangle(0.92, 0.92, 0.32),
  Radiant: cutCornerRectangle(0.82, 1.04, 0.2),
  Pear: sampleCurve(16, (angle) => ({
    x: 0.96 * Math.sin(angle) * Math.sin(angle / 2),
    y: -1.2 * Math.cos(angle) + 0.08,
  })),
  Marquise: sampleCurve(16, (angle) => ({
    x: 0.62 * Math.sin(angle) * Math.abs(Math.sin(angle)) ** 0.3,
    y: -1.3 * Math.cos(angle),
  })),
  Heart: sampleCurve(20, heartCurve),
  Trilliant: sampleCurve(18, (angle) => {
    const radius = 1.02 + 0.16 * Math.cos(3 * angle);
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) + 0.08 };
  }),
};

/** Returns whether a cut has facets parallel to its sides, instead of kite-shaped facets. */
export const isStepCut = (cut: Cut): boolean => cut === 'Emerald' || cut === 'Asscher';

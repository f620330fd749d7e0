import type { Point } from './point';

const SAMPLES = 96;

/** Samples a closed curve clockwise, starting at the top. */
function curve(pointAt: (angle: number) => Point): Point[] {
  return Array.from({ length: SAMPLES }, (_, index) => pointAt((index / SAMPLES) * 2 * Math.PI));
}

function signedPower(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** exponent;
}

/** Returns a shape between an ellipse (exponent 2) and a rectangle (large exponent). */
export function superellipse(exponent: number): Point[] {
  return curve((angle) => ({
    x: signedPower(Math.sin(angle), 2 / exponent),
    y: -signedPower(Math.cos(angle), 2 / exponent),
  }));
}

/** Returns a rectangle of width 2 and length 2·ratio whose corners are cut by `corner`. */
export function cutCorners(ratio: number, corner: number): Point[] {
  return [
    { x: 1 - corner, y: -ratio },
    { x: 1, y: -ratio + corner },
    { x: 1, y: ratio - corner },
    { x: 1 - corner, y: ratio },
    { x: -1 + corner, y: ratio },
    { x: -1, y: ratio - corner },
    { x: -1, y: -ratio + corner },
    { x: -1 + corner, y: -ratio },
  ];
}

/** Square that starts at a corner. */
export const square: readonly Point[] = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

/** Returns a pear shape with its point at the top. */
export function pear(): Point[] {
  return curve((angle) => ({ x: Math.sin(angle) * Math.sin(angle / 2) ** 1.25, y: -Math.cos(angle) }));
}

/** Returns a marquise shape, made of two arcs that meet at the ends. */
export function marquise(): Point[] {
  return curve((angle) => ({ x: Math.sign(Math.sin(angle)) * Math.sin(angle) ** 2 * 0.5, y: -Math.cos(angle) }));
}

/** Right half of a heart from cleft to tip, as three Bézier curves. */
const heartHalf: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    { x: 0, y: -0.66 },
    { x: 0.1, y: -0.94 },
    { x: 0.38, y: -1.04 },
    { x: 0.6, y: -0.98 },
  ],
  [
    { x: 0.6, y: -0.98 },
    { x: 0.92, y: -0.9 },
    { x: 1.06, y: -0.55 },
    { x: 0.96, y: -0.2 },
  ],
  [
    { x: 0.96, y: -0.2 },
    { x: 0.83, y: 0.26 },
    { x: 0.42, y: 0.68 },
    { x: 0, y: 1 },
  ],
];

function onBezier([a, b, c, d]: readonly [Point, Point, Point, Point], share: number): Point {
  const rest = 1 - share;
  const weightedSum = (axis: 'x' | 'y') =>
    rest ** 3 * a[axis] + 3 * rest ** 2 * share * b[axis] + 3 * rest * share ** 2 * c[axis] + share ** 3 * d[axis];
  return { x: weightedSum('x'), y: weightedSum('y') };
}

export function heart(): Point[] {
  const steps = SAMPLES / 6;
  const right = heartHalf.flatMap((bezier) =>
    Array.from({ length: steps }, (_, index) => onBezier(bezier, index / steps)),
  );
  const left = right.slice(1).map(({ x, y }) => ({ x: -x, y }));
  return [...right, { x: 0, y: 1 }, ...left.reverse()];
}

/** Returns a triangle whose sides curve outwards. */
export function trilliant(): Point[] {
  const bow = 0.2;
  const cornerAt = (index: number): Point => ({
    x: Math.sin((index * 2 * Math.PI) / 3),
    y: -Math.cos((index * 2 * Math.PI) / 3),
  });
  const steps = SAMPLES / 3;
  return [0, 1, 2].flatMap((side) => {
    const [from, to] = [cornerAt(side), cornerAt(side + 1)];
    return Array.from({ length: steps }, (_, index) => {
      const share = index / steps;
      const bulge = bow * 4 * share * (1 - share);
      // The vector `from + to` points from the center through the midpoint of the side. Its length is twice the
      // distance to that midpoint.
      return {
        x: from.x + (to.x - from.x) * share + (from.x + to.x) * bulge,
        y: from.y + (to.y - from.y) * share + (from.y + to.y) * bulge,
      };
    });
  });
}

/** Returns a regular polygon. The first corner is at the top. */
export function polygon(corners: number): Point[] {
  return Array.from({ length: corners }, (_, index) => ({
    x: Math.sin((index / corners) * 2 * Math.PI),
    y: -Math.cos((index / corners) * 2 * Math.PI),
  }));
}

/** Returns points from alternating x and y coordinates, in clockwise order. */
export function through(...coordinates: readonly (readonly [number, number])[]): Point[] {
  return coordinates.map(([x, y]) => ({ x, y }));
}

/** Returns the lower half of an ellipse below a straight edge. */
export function halfMoon(): Point[] {
  const steps = SAMPLES / 2;
  return Array.from({ length: steps + 1 }, (_, index) => ({
    x: Math.cos((index / steps) * Math.PI),
    y: Math.sin((index / steps) * Math.PI),
  }));
}

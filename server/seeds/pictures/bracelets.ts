import { createDrawing, drawShadow, ellipse, memoizeDrawing, type Point, shadowGradient } from './drawing.ts';
import { drawSparkle, drawStone, type Gem, pearlGradient } from './gems.ts';
import { type Metal, metalGradient, metalTones } from './metals.ts';

export type BraceletStyle = 'Tennis' | 'Bangle' | 'Chain';

interface BraceletOptions {
  readonly style: BraceletStyle;
  readonly metal: Metal;
  readonly gem: Gem;
}

const center: Point = { x: 200, y: 205 };
const [radiusX, radiusY] = [140, 92];

interface BraceletPoint extends Point {
  /** Position from 0 (back) to 1 (front). */
  readonly nearness: number;
  /** Direction of the bracelet at this point, in degrees. */
  readonly rotation: number;
}

/** Returns evenly distributed positions, back to front, so that stones in front cover those behind them. */
const pointsAround = (count: number): BraceletPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return {
      x: center.x + radiusX * Math.sin(angle),
      y: center.y - radiusY * Math.cos(angle),
      nearness: (1 - Math.cos(angle)) / 2,
      rotation: (Math.atan2(radiusY * Math.sin(angle), radiusX * Math.cos(angle)) * 180) / Math.PI,
    };
  }).sort((a, b) => a.nearness - b.nearness);

const drawTennis = ({ gem, metal }: BraceletOptions): string[] => [
  ellipse(center, radiusX, radiusY, { fill: 'none', stroke: metalTones[metal].dark, 'stroke-width': 7 }),
  ...pointsAround(40).flatMap((point) => {
    const size = 9 + 4 * point.nearness;
    return [
      ellipse(point, size + 2.4, size + 2.4, {
        fill: 'url(#metal)',
        stroke: metalTones[metal].dark,
        'stroke-width': 0.6,
      }),
      drawStone(point, { gem, cut: 'Round', size, rotation: point.rotation }),
    ];
  }),
];

const drawBangle = ({ gem, metal }: BraceletOptions): string[] => [
  ellipse({ ...center, y: center.y - 7 }, radiusX - 4, radiusY - 3, {
    fill: 'none',
    stroke: metalTones[metal].dark,
    'stroke-width': 20,
  }),
  ellipse(center, radiusX, radiusY, { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 22 }),
  ellipse({ ...center, y: center.y - 3 }, radiusX, radiusY, {
    fill: 'none',
    stroke: metalTones[metal].light,
    'stroke-width': 2.4,
    'stroke-opacity': 0.8,
  }),
  ...pointsAround(40)
    .filter(({ nearness }) => nearness > 0.8)
    .map((point) => drawStone(point, { gem, cut: 'Round', size: 9.5, rotation: point.rotation })),
];

const drawChain = ({ gem, metal }: BraceletOptions): string[] => {
  const links = pointsAround(34).map((point) =>
    ellipse({ x: 0, y: 0 }, 14.5, 7.5 + 2 * point.nearness, {
      transform: `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)}) rotate(${point.rotation.toFixed(1)})`,
      fill: 'none',
      stroke: point.nearness > 0.5 ? 'url(#metal)' : metalTones[metal].dark,
      'stroke-width': 4.4,
    }),
  );
  const charm: Point = { x: center.x, y: center.y + radiusY + 38 };
  return [
    ...links,
    ellipse({ ...charm, y: charm.y - 27 }, 4, 9, { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 3 }),
    ellipse(charm, 23, 23, { fill: 'url(#metal)', stroke: metalTones[metal].dark }),
    drawStone(charm, { gem, cut: 'Round', size: 18 }),
  ];
};

const drawByStyle: Readonly<Record<BraceletStyle, (options: BraceletOptions) => string[]>> = {
  Tennis: drawTennis,
  Bangle: drawBangle,
  Chain: drawChain,
};

export const drawBracelet = memoizeDrawing((options: BraceletOptions) =>
  createDrawing(
    [shadowGradient, pearlGradient, metalGradient(options.metal)],
    [
      drawShadow({ x: 200, y: 318 }, 168, 30),
      ...drawByStyle[options.style](options),
      drawSparkle({ x: 142, y: 282 }, 13),
    ],
  ),
);
